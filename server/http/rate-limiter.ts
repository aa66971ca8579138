import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { inTime } from '../in-time.ts';
import { events } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import { secretKey } from '../storage/secret-key.ts';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.ts';

const DATABASE_WAIT_MS = 500;
/** After a failure of the database, the process counts in memory for this time. */
const DATABASE_REST_MS = 5_000;
/** Interval in ms at which expired counts are deleted from the database. */
const CLEAR_EVERY_MS = 5 * 60_000;
/** Maximum number of keys of a limit in memory. All limits together use about 50 MB. */
export const KEYS_MAX = 20_000;
/** Number of keys that are removed at once, because finding the oldest keys takes time. */
const FORGOTTEN_AT_ONCE = 1_000;

type Options = { keyPrefix: RateLimitName; points: number; duration: number };
/** The count of a key, the time in ms until it expires, and a function that takes the last count back. */
type Counted = { count: number; ms: number; giveBack(): Promise<unknown> };
type Verdict = {
  /** Whole seconds until the request may be repeated; 0 if it is allowed now. */
  wait: number;
  refusedBy?: RateLimitName;
  /** Takes the count back if the request was not stored. */
  giveBack(): Promise<unknown>;
};
type Keys = Partial<Record<RateLimit['per'], string>>;

const nothing = async () => undefined;
const PASSES: Verdict = { wait: 0, giveBack: nothing };

/** Returns a counter in memory. Memory is bounded: the keys that were counted least recently are removed first. */
function memoryCounter(options: Options) {
  const limiter = new RateLimiterMemory(options);
  const keys = new Set<string>();
  const remember = (key: string) => {
    keys.delete(key);
    keys.add(key);
    if (keys.size > KEYS_MAX)
      for (const oldest of keys.values().take(FORGOTTEN_AT_ONCE)) {
        keys.delete(oldest);
        void limiter.delete(oldest);
      }
    return limiter;
  };
  return {
    /** Returns the time in ms until a used-up key is allowed again; 0 if it is allowed now. */
    async usedUpFor(key: string) {
      const known = await limiter.get(key);
      return known?.remainingPoints === 0 ? known.msBeforeNext : 0;
    },
    async count(key: string): Promise<Counted> {
      const { consumedPoints: count, msBeforeNext: ms } = await remember(key).penalty(key);
      return { count, ms, giveBack: () => remember(key).reward(key) };
    },
    /** Blocks a key whose limit is reached in the database. */
    block: (key: string, ms: number) => remember(key).block(key, ms / 1_000),
    forget: (key: string) => limiter.delete(key),
  };
}

/**
 * Returns counters that all processes of a PostgreSQL share. The table has no addresses, only codes that are made from them
 * with a secret key. Returns undefined on SQLite: it belongs to a single machine and would write to the disk for each count.
 */
function databaseCounters(storage: Pick<Storage, 'database' | 'kind'>) {
  const { database, kind } = storage;
  if (kind !== 'postgres') return undefined;
  const secret = secretKey(database, 'rate-limits');
  const query = ({ text, values }: { text: string; values: unknown[] }) =>
    database.executeQuery(CompiledQuery.raw(text, values));
  const table = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
  const clear = () => database.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
  setInterval(() => void clear().catch(nothing), CLEAR_EVERY_MS).unref();
  return (options: Options) => {
    const limiter = new RateLimiterPostgres({
      ...options,
      ...table,
      storeClient: { query },
      storeType: 'pool',
    });
    return async (key: string): Promise<Counted> => {
      const code = createHmac('sha256', await secret())
        .update(key)
        .digest('base64url');
      const { consumedPoints: count, msBeforeNext: ms } = await limiter.penalty(code);
      return { count, ms, giveBack: () => limiter.reward(code) };
    };
  };
}

/** Returns the rate limiter. `scale` multiplies all limits; 0 switches them off. */
export function createRateLimiter(scale: number, storage?: Pick<Storage, 'database' | 'kind'>) {
  const inDatabase = storage && databaseCounters(storage);
  let databaseRestsUntil = Number.NEGATIVE_INFINITY;

  /** Returns the counter of a limit: in a shared database, or in memory without one and after its failure. */
  function counterOf(keyPrefix: RateLimitName, { points: unscaled, seconds, per }: RateLimit) {
    const points = Math.max(1, Math.round(unscaled * scale));
    const options = { keyPrefix, points, duration: seconds };
    const memory = memoryCounter(options);
    const shared = inDatabase?.(options);
    async function count(key: string): Promise<Counted> {
      if (!shared || performance.now() < databaseRestsUntil) return memory.count(key);
      try {
        const counted = await inTime(shared(key), DATABASE_WAIT_MS);
        // Further requests are refused without a query.
        if (counted.count >= points) await memory.block(key, counted.ms);
        const giveBack = async () => {
          if (counted.count <= points) await memory.forget(key);
          await inTime(counted.giveBack(), DATABASE_WAIT_MS).catch(nothing);
        };
        return { ...counted, giveBack };
      } catch {
        databaseRestsUntil = performance.now() + DATABASE_REST_MS;
        return memory.count(key);
      }
    }
    return { name: keyPrefix, per, points, seconds, count, usedUpFor: memory.usedUpFor };
  }
  const counters = Object.entries(RATE_LIMITS).map(([name, limit]) =>
    counterOf(name as RateLimitName, limit),
  );

  /** Returns the refusal with the longest wait; undefined if no limit is exceeded. */
  function refusalBy(over: readonly { counter: (typeof counters)[number]; ms: number }[]) {
    const longest = over.toSorted((one, other) => other.ms - one.ms)[0];
    if (!longest) return undefined;
    const { name, seconds } = longest.counter;
    events.emit('refused', name);
    const wait = Math.min(seconds, Math.max(1, Math.ceil(longest.ms / 1_000)));
    return { wait, refusedBy: name, giveBack: nothing };
  }
  return {
    isOn: scale > 0,
    /**
     * Counts a request against each of the limits; `keys` has the key for each kind of sender. A refused request does not
     * count, so that repeated attempts do not use up the limit of the day. A known refusal needs no query.
     */
    async count(names: readonly RateLimitName[], keys: Keys): Promise<Verdict> {
      if (scale === 0) return PASSES;
      const due = counters.flatMap((counter) => {
        const key = keys[counter.per];
        return names.includes(counter.name) && key !== undefined ? { counter, key } : [];
      });
      const known = await Promise.all(
        due.map(async ({ counter, key }) => ({ counter, ms: await counter.usedUpFor(key) })),
      );
      const refusal = refusalBy(known.filter(({ ms }) => ms > 0));
      if (refusal) return refusal;
      const counted = await Promise.all(
        due.map(async ({ counter, key }) => ({ counter, ...(await counter.count(key)) })),
      );
      const giveBack = () => Promise.all(counted.map((each) => each.giveBack()));
      const refused = refusalBy(counted.filter(({ counter, count }) => count > counter.points));
      if (refused) await giveBack();
      return refused ?? { wait: 0, giveBack };
    },
  };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;
