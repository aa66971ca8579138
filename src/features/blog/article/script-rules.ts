const MAX_FRESH_DAYS = 30;
const MAX_RECENT_DAYS = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

const FRESHNESS = { fresh: 'Fresh Content', recent: 'Recently Updated' } as const;

/**
 * `published` is YYYY-MM-DD. A day in the future counts as fresh, because it has begun in another
 * time zone.
 */
export function freshnessText(published: string, now: Date): string | undefined {
  const days = Math.floor((now.getTime() - Date.parse(`${published}T00:00:00Z`)) / DAY_MS);
  if (days <= MAX_FRESH_DAYS) return FRESHNESS.fresh;
  return days <= MAX_RECENT_DAYS ? FRESHNESS.recent : undefined;
}

/** With fractional pixels, scrolling may end just before the end of the article. */
const TOLERANCE_PX = 1;

type ReadingPosition = Record<'scrollTop' | 'windowHeight' | 'textEnd', number>;

/** The distances are in CSS pixels from the top of the page. */
export function readingProgress({ scrollTop, windowHeight, textEnd }: ReadingPosition) {
  const distance = textEnd - windowHeight;
  if (scrollTop >= distance - TOLERANCE_PX) return 100;
  return Math.max(0, Math.floor((scrollTop / distance) * 100));
}
