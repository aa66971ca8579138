/** The popup opens after this time on the site. */
export const POPUP_DELAY_MS = 30_000;
/** The popup also opens when the visitor has scrolled past this part of the page, from 0 to 1. */
export const POPUP_SCROLL_SHARE = 0.5;
/** The popup does not open for this time after a dismissal. */
export const POPUP_SUPPRESSION_MS = 7 * 24 * 60 * 60 * 1000;
/** Local-storage key of the dismissal record. */
export const POPUP_DISMISSED_KEY = 'lead-popup-dismissed';

export const POPUP_VARIANTS = ['ai-quiz', 'gmb-scorecard'] as const;
export type PopupVariant = (typeof POPUP_VARIANTS)[number];

/** Returns the variants of the popup for a path. A visit gets one of them at random. */
export function popupVariants(path: string): readonly PopupVariant[] {
  if (path.includes('/services/legal-seo')) return ['ai-quiz'];
  if (path.includes('/practice-areas')) return ['gmb-scorecard'];
  return POPUP_VARIANTS;
}

/** Returns whether a stored dismissal is still valid. An invalid record is ignored. `now` is in ms since 1970. */
export function isSuppressed(stored: string | null, now: number) {
  try {
    const at = Number(JSON.parse(stored ?? 'null')?.at);
    return now - at < POPUP_SUPPRESSION_MS;
  } catch {
    return false;
  }
}
