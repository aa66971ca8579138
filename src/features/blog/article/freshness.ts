/** An article is fresh, or recent, up to this number of whole days after publication. */
const FRESH_DAYS_MAX = 30;
const RECENT_DAYS_MAX = 90;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Texts of the badge. */
const FRESHNESS = { fresh: 'Fresh Content', recent: 'Recently Updated' } as const;
export type Freshness = (typeof FRESHNESS)[keyof typeof FRESHNESS];

/**
 * Returns the badge of an article; undefined if it is older than RECENT_DAYS_MAX whole days. The day of publication,
 * YYYY-MM-DD, begins at midnight UTC. A future day is fresh, because it has begun in another time zone.
 */
export function freshness(published: string, now: Date): Freshness | undefined {
  const days = Math.floor((now.getTime() - Date.parse(`${published}T00:00:00Z`)) / DAY_MS);
  if (days <= FRESH_DAYS_MAX) return FRESHNESS.fresh;
  return days <= RECENT_DAYS_MAX ? FRESHNESS.recent : undefined;
}
