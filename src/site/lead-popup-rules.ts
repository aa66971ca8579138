/** Milliseconds of the visit before the popup shows by itself. */
export const POPUP_DELAY_MS = 30_000;
/** Share of the page, 0 to 1, past which scrolling shows it. */
export const POPUP_SCROLL_SHARE = 0.5;
/** Time for which a dismissal is valid, in ms. */
export const POPUP_SUPPRESSION_MS = 7 * 24 * 60 * 60 * 1000;
/** Local-storage key of the dismissal record. */
export const POPUP_DISMISSED_KEY = 'lead-popup-dismissed';

export const POPUP_VARIANTS = ['ai-quiz', 'gmb-scorecard'] as const;
export type PopupVariant = (typeof POPUP_VARIANTS)[number];

/** Returns the variants of a path. Of several, each visit sees each with the same chance. */
export function popupVariants(path: string): readonly PopupVariant[] {
  if (path.includes('/services/legal-seo')) return ['ai-quiz'];
  if (path.includes('/practice-areas')) return ['gmb-scorecard'];
  return POPUP_VARIANTS;
}

/** Returns whether a stored dismissal is still valid, for 7 days; a broken record counts as none. `now` is in milliseconds. */
export function isSuppressed(stored: string | null, now: number) {
  try {
    const at = Number(JSON.parse(stored ?? 'null')?.at);
    return now - at < POPUP_SUPPRESSION_MS;
  } catch {
    return false;
  }
}
