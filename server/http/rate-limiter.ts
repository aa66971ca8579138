import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { inTime } from '../in-time.ts';
import { events } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import { secretKey } from '../storage/secret-key.ts';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.ts';

const DATABASE_WAIT_MS = 500;
/** After a failure of the database the process counts alone for this time, in ms. */
const DATABASE_REST_MS = 5_000;
/** Expired counts are deleted from the database this often, in ms, whether or not anybody comes. */
const CLEAR_EVERY_MS = 5 * 60_000;
/** Keys that each limit remembers in memory, at most: all of them together some 50 MB. */
export const KEYS_MAX = 20_000;
/** This many keys are forgotten at once: finding the oldest of a set each time takes as long as the set is large. */
const FORGOTTEN_AT_ONCE = 1_000;

type Options = { keyPrefix: RateLimitName; points: number; duration: number };
/** The count of a key, its remaining validity in ms, and a function that undoes this count. */
type Counted = { count: number; ms: number; giveBack(): Promise<unknown> };
type Verdict = {
  /** Whole seconds after which the request may come again; 0 if it may pass. */
  wait: number;
  refusedBy?: RateLimitName;
  /** Undoes the count when the request was not stored after all. */
  giveBack(): Promise<unknown>;
};
type Keys = Partial<Record<RateLimit['per'], string>>;

const nothing = async () => undefined;
const PASSES: Verdict = { wait: 0, giveBack: nothing };

/** Counts in memory, which is bounded: the keys that were counted least recently are forgotten first. */
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
    /** Returns for how many ms nothing more is allowed. */
    async usedUpFor(key: string) {
      const known = await limiter.get(key);
      return known?.remainingPoints === 0 ? known.msBeforeNext : 0;
    },
    async count(key: string): Promise<Counted> {
      const { consumedPoints: count, msBeforeNext: ms } = await remember(key).penalty(key);
      return { count, ms, giveBack: () => remember(key).reward(key) };
    },
    /** Applies a block that the database has counted. */
    block: (key: string, ms: number) => remember(key).block(key, ms / 1_000),
    forget: (key: string) => limiter.delete(key),
  };
}

/**
 * Counts that all processes of one PostgreSQL share. The table has no addresses, only codes of them made with a secret
 * key. Undefined on SQLite, which belongs to one machine and waits for the disk with each count.
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

/** `scale` multiplies every limit, 0 switches them off. */
export function createRateLimiter(scale: number, storage?: Pick<Storage, 'database' | 'kind'>) {
  const inDatabase = storage && databaseCounters(storage);
  let databaseRestsUntil = Number.NEGATIVE_INFINITY;

  /** Counts in the database where it is shared, and in memory while that is out of reach. */
  function counterOf(keyPrefix: RateLimitName, { points: unscaled, seconds, per }: RateLimit) {
    const points = Math.max(1, Math.round(unscaled * scale));
    const options = { keyPrefix, points, duration: seconds };
    const memory = memoryCounter(options);
    const shared = inDatabase?.(options);
    async function count(key: string): Promise<Counted> {
      if (!shared || performance.now() < databaseRestsUntil) return memory.count(key);
      try {
        const counted = await inTime(shared(key), DATABASE_WAIT_MS);
        // refused from now on without a query
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

  /** Refuses with the longest wait, if there is any. */
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
     * Counts one request against each of the named limits; `keys` has the key for each kind of sender. A refused
     * request counts nowhere, and a known refusal needs no query: a sender who keeps trying does not use up the limit
     * of the day as well.
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
