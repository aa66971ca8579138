import { events } from '../events.ts';
import { inTime } from '../in-time.ts';
import { type BoundedCounts, boundedCounts, type Countable, type Counted } from './bounded-counts.ts';
import type { RateLimit } from './rate-limit.ts';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.ts';

/**
 * Counts each once, somewhere that is not this process's memory, or takes back what was counted there. Errors: it
 * cannot be reached.
 */
export type SharedCounts = (countables: readonly Countable[], by: 1 | -1) => Promise<Counted[]>;

/** Longest wait for shared counts in ms: a visitor is not kept waiting by a limit. */
const SHARED_WAIT_MS = 500;
/** After a failure the process counts by itself for so long, in ms. */
const REST_MS = 5_000;

type Verdict = {
  /** Whole seconds until it may come again; 0: it may pass. */
  wait: number;
  /** Which limit says so. */
  refusedBy?: RateLimitName | undefined;
  /** Over a limit of all that marks, and over one of the sender's. */
  marked: boolean;
  /** Over a limit of all that marks, and not over the one of its provider: its mail goes first. */
  ahead: boolean;
  /** For what was not kept after all: the next one finds everything as if this had never come. */
  giveBack(): Promise<void>;
};
const nothing = async () => undefined;
const PASSES: Verdict = { wait: 0, marked: false, ahead: false, giveBack: nothing };

type What = 'requests' | NonNullable<RateLimit['counts']>;
type Keys = Partial<Record<RateLimit['per'], string>>;

/** Counts where all processes do, and in memory while that is out of reach; memory knows all that was counted here. */
function countingWith(shared: SharedCounts | undefined, here: BoundedCounts) {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async (countables: readonly Countable[]) => {
    const giveBack = async () => {
      for (const each of countables) here.add(each, -1);
    };
    const asked = shared && performance.now() >= restsUntil ? shared(countables, 1) : undefined;
    if (!shared || !asked) return { counts: countables.map((each) => here.add(each)), giveBack };
    // an answer that was not waited for may have counted all the same
    const giveBackBoth = async () => {
      await giveBack();
      await inTime(
        asked.then(() => shared(countables, -1)),
        SHARED_WAIT_MS,
      ).catch(nothing);
    };
    try {
      const counts = await inTime(asked, SHARED_WAIT_MS);
      countables.forEach((each, at) => {
        const counted = counts[at];
        if (counted) here.keep(each, counted);
      });
      return { counts, giveBack: giveBackBoth };
    } catch {
      // by a clock that nobody sets
      restsUntil = performance.now() + REST_MS;
      return { counts: countables.map((each) => here.add(each)), giveBack: giveBackBoth };
    }
  };
}

const refuses = ({ onlyMarks, onlyDelays }: Pick<RateLimit, 'onlyMarks' | 'onlyDelays'>) =>
  !onlyMarks && !onlyDelays;

/** The longest wait of those that say so. */
function refusalBy(spent: readonly { limit: { name: RateLimitName }; until: number }[]): Verdict | undefined {
  const until = Math.max(0, ...spent.map((each) => each.until));
  const refusedBy = spent.find((each) => each.until === until)?.limit.name;
  if (until === 0 || !refusedBy) return undefined;
  events.emit('refused', refusedBy);
  return {
    wait: Math.max(1, Math.ceil((until - Date.now()) / 1000)),
    refusedBy,
    marked: false,
    ahead: false,
    giveBack: nothing,
  };
}

/** `scale` multiplies every limit, 0 switches them off. */
export function createRateLimiter(scale: number, shared?: SharedCounts, here = boundedCounts()) {
  const add = countingWith(shared, here);
  function limitsOf(names: readonly RateLimitName[], what: What, keys: Keys) {
    return names.flatMap((name) => {
      const limit: RateLimit = RATE_LIMITS[name];
      const key = keys[limit.per];
      if ((limit.counts ?? 'requests') !== what || key === undefined) return [];
      return { ...limit, name, key: `${name} ${key}`, points: Math.max(1, Math.round(limit.points * scale)) };
    });
  }
  return {
    isOn: scale > 0,
    /**
     * Counts one request or lead against those of the named limits that count such, and `keys` say whom. A refused
     * lead is not counted, nor a request by a limit already known to be used up: whoever goes on trying does not use
     * up the day as well, and needs no query.
     */
    async count(names: readonly RateLimitName[], what: What, keys: Keys): Promise<Verdict> {
      if (scale === 0) return PASSES;
      const limits = limitsOf(names, what, keys);
      const refusing = limits.filter(refuses);
      const known = refusalBy(refusing.map((limit) => ({ limit, until: here.usedUpUntil(limit.key) })));
      if (known) return known;
      if (limits.length === 0) return PASSES;
      const { counts, giveBack } = await add(limits);
      const over = limits.flatMap((limit, at) => {
        const { count = 0, until = 0 } = counts[at] ?? {};
        return count > limit.points ? { limit, until } : [];
      });
      const refused = refusalBy(over.filter(({ limit }) => refuses(limit)));
      if (refused && what !== 'requests') await giveBack();
      const marking = over.filter(({ limit }) => limit.onlyMarks);
      const ofAll = marking.filter(({ limit }) => limit.per === 'everyone');
      const marked = ofAll.length > 0 && marking.length > ofAll.length;
      const ahead = ofAll.length > 0 && !over.some(({ limit }) => limit.onlyDelays);
      return refused ?? { wait: 0, marked, ahead, giveBack };
    },
  };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;
