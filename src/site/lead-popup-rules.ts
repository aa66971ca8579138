export const POPUP_DELAY_MS = 30_000;
export const POPUP_SCROLL_SHARE = 0.5;
export const POPUP_SUPPRESSION_MS = 7 * 24 * 60 * 60 * 1000;
export const POPUP_DISMISSED_KEY = 'lead-popup-dismissed';

export const POPUP_VARIANTS = ['ai-quiz', 'gmb-scorecard'] as const;
export type PopupVariant = (typeof POPUP_VARIANTS)[number];

export function popupVariants(path: string): readonly PopupVariant[] {
  if (path.includes('/services/legal-seo')) return ['ai-quiz'];
  if (path.includes('/practice-areas')) return ['gmb-scorecard'];
  return POPUP_VARIANTS;
}

/** An invalid record is ignored. Times are in ms since 1970. */
export function isSuppressed(storedRecord: string | null, nowMs: number) {
  try {
    const dismissedMs = Number(JSON.parse(storedRecord ?? 'null')?.at);
    return nowMs - dismissedMs < POPUP_SUPPRESSION_MS;
  } catch {
    return false;
  }
}
