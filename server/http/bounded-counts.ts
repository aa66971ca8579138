/** How often something was counted, and until when (ms since 1970) that holds. */
export type Counted = { count: number; until: number };

/** One thing to count: `points` may come before `seconds` have passed since the first. */
export type Countable = { key: string; points: number; seconds: number };

type Kept = Counted & Pick<Countable, 'seconds'>;

/** Keys remembered of each of the two kinds: some 20 MB. A visitor who sends a form has five to ten. */
const KEYS_MAX = 50_000;

/**
 * Counts in memory that never grows beyond its bound. What is used up is kept apart from what is not: a key that is
 * pushed out counts from zero, and to push out one that is used up takes as many others that are used up too. The least
 * recently counted goes first.
 */
export function boundedCounts(keysMax = KEYS_MAX) {
  const open = new Map<string, Kept>();
  const usedUp = new Map<string, Kept>();
  const valid = (kept: Kept | undefined) => {
    const rest = kept ? kept.until - Date.now() : 0;
    // further ahead than it can be: the clock was set back, and nobody is to wait until it is there again
    return kept && rest > 0 && rest <= kept.seconds * 1000 ? kept : undefined;
  };

  function keep({ key, points, seconds }: Countable, counted: Counted) {
    open.delete(key);
    usedUp.delete(key);
    if (counted.count <= 0) return counted;
    const kind = counted.count >= points ? usedUp : open;
    kind.set(key, { ...counted, seconds });
    const [oldest] = kind.keys();
    if (kind.size > keysMax && oldest !== undefined) kind.delete(oldest);
    return counted;
  }
  return {
    /** Until when nothing more may come, in ms since 1970; 0 when something may. */
    usedUpUntil: (key: string) => valid(usedUp.get(key))?.until ?? 0,
    /** `by` -1 takes back what was counted. */
    add(countable: Countable, by: 1 | -1 = 1): Counted {
      const { key, seconds } = countable;
      const { count, until } = valid(usedUp.get(key) ?? open.get(key)) ?? {
        count: 0,
        until: Date.now() + seconds * 1000,
      };
      return keep(countable, { count: count + by, until });
    },
    /** What another memory has counted. */
    keep,
    size: () => open.size + usedUp.size,
  };
}
export type BoundedCounts = ReturnType<typeof boundedCounts>;
