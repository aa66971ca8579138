/** Whole days since publication up to which an article is fresh, and up to which it is recent. */
const FRESH_DAYS_MAX = 30;
const RECENT_DAYS_MAX = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The words of the badge. */
const FRESHNESS = { fresh: 'Fresh Content', recent: 'Recently Updated' } as const;
export type Freshness = (typeof FRESHNESS)[keyof typeof FRESHNESS];

/**
 * The day of publication, YYYY-MM-DD, counts from midnight UTC. One that is still to come is fresh: somewhere it
 * has begun. Undefined when the article is older than RECENT_DAYS_MAX whole days.
 */
export function freshness(published: string, now: Date): Freshness | undefined {
  const days = Math.floor((now.getTime() - Date.parse(`${published}T00:00:00Z`)) / DAY_MS);
  if (days <= FRESH_DAYS_MAX) return FRESHNESS.fresh;
  return days <= RECENT_DAYS_MAX ? FRESHNESS.recent : undefined;
}
