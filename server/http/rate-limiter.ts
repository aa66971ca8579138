import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { events } from '../log.ts';
import type { Storage } from '../storage/open-storage.ts';
import { secretKey } from '../storage/secret-key.ts';
import { withTimeout } from '../with-timeout.ts';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.ts';

const DATABASE_WAIT_MS = 500;
const DATABASE_PAUSE_MS = 5_000;
const CLEAR_EVERY_MS = 5 * 60_000;
/** The maximum of each limit. The keys of all limits together use about 50 MB. */
export const MAX_KEYS = 20_000;
const EVICTED_AT_ONCE = 1_000;

type Options = { keyPrefix: RateLimitName; points: number; duration: number };
type Count = { count: number; waitMs: number; undoCount(): Promise<unknown> };
type Verdict = {
  /** Whole seconds until the request may be repeated; 0 if it is allowed now. */
  waitSeconds: number;
  refusedBy?: RateLimitName;
  undoCount(): Promise<unknown>;
};
type Keys = Partial<Record<RateLimit['per'], string>>;

const noop = async () => undefined;
const ALLOWED: Verdict = { waitSeconds: 0, undoCount: noop };

/** Counts in bounded memory: the keys that were counted least recently are removed first. */
function memoryCounter(options: Options) {
  const limiter = new RateLimiterMemory(options);
  const keys = new Set<string>();
  const moveToEnd = (key: string) => {
    keys.delete(key);
    keys.add(key);
    if (keys.size > MAX_KEYS)
      for (const oldestKey of keys.values().take(EVICTED_AT_ONCE)) {
        keys.delete(oldestKey);
        void limiter.delete(oldestKey);
      }
    return limiter;
  };
  return {
    async blockedMs(key: string) {
      const state = await limiter.get(key);
      return state?.remainingPoints === 0 ? state.msBeforeNext : 0;
    },
    async count(key: string): Promise<Count> {
      const { consumedPoints: count, msBeforeNext: waitMs } = await moveToEnd(key).penalty(key);
      return { count, waitMs, undoCount: () => moveToEnd(key).reward(key) };
    },
    block: (key: string, waitMs: number) => moveToEnd(key).block(key, waitMs / 1_000),
    forget: (key: string) => limiter.delete(key),
  };
}

// Counts in a PostgreSQL table. Instead of addresses, it has codes that are made from them with a
// secret key. SQLite has no counters: it belongs to a single machine and would write to the disk
// for each count.
function databaseCounters(storage: Pick<Storage, 'database' | 'kind'>) {
  const { database, kind } = storage;
  if (kind !== 'postgres') return undefined;
  const secret = secretKey(database, 'rate-limits');
  const runQuery = ({ text, values }: { text: string; values: unknown[] }) =>
    database.executeQuery(CompiledQuery.raw(text, values));
  const table = { tableName: 'rate_limits', tableCreated: true, clearExpiredByTimeout: false };
  const deleteExpired = () =>
    database.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
  setInterval(() => void deleteExpired().catch(noop), CLEAR_EVERY_MS).unref();
  return (options: Options) => {
    const limiter = new RateLimiterPostgres({
      ...options,
      ...table,
      storeClient: { query: runQuery },
      storeType: 'pool',
    });
    return async (key: string): Promise<Count> => {
      const code = createHmac('sha256', await secret())
        .update(key)
        .digest('base64url');
      const { consumedPoints: count, msBeforeNext: waitMs } = await limiter.penalty(code);
      return { count, waitMs, undoCount: () => limiter.reward(code) };
    };
  };
}

/** `scale` multiplies all limits; 0 switches them off. */
export function createRateLimiter(scale: number, storage?: Pick<Storage, 'database' | 'kind'>) {
  const createDatabaseCounter = storage && databaseCounters(storage);
  let databasePausedUntil = Number.NEGATIVE_INFINITY;

  function counterOf(
    keyPrefix: RateLimitName,
    { points: unscaledPoints, seconds, per }: RateLimit,
  ) {
    const points = Math.max(1, Math.round(unscaledPoints * scale));
    const options = { keyPrefix, points, duration: seconds };
    const memory = memoryCounter(options);
    const countInDatabase = createDatabaseCounter?.(options);
    async function count(key: string): Promise<Count> {
      if (!countInDatabase || performance.now() < databasePausedUntil) return memory.count(key);
      try {
        const databaseCount = await withTimeout(countInDatabase(key), DATABASE_WAIT_MS);
        // Further requests of this sender are refused from memory, without a query.
        if (databaseCount.count >= points) await memory.block(key, databaseCount.waitMs);
        const undoCount = async () => {
          if (databaseCount.count <= points) await memory.forget(key);
          await withTimeout(databaseCount.undoCount(), DATABASE_WAIT_MS).catch(noop);
        };
        return { ...databaseCount, undoCount };
      } catch {
        databasePausedUntil = performance.now() + DATABASE_PAUSE_MS;
        return memory.count(key);
      }
    }
    return { name: keyPrefix, per, points, seconds, count, blockedMs: memory.blockedMs };
  }
  const counters = Object.entries(RATE_LIMITS).map(([name, limit]) =>
    counterOf(name as RateLimitName, limit),
  );

  function refusalBy(exceeded: readonly { counter: (typeof counters)[number]; waitMs: number }[]) {
    const longestExceeded = exceeded.toSorted((a, b) => b.waitMs - a.waitMs)[0];
    if (!longestExceeded) return undefined;
    const { name, seconds } = longestExceeded.counter;
    events.emit('refused', name);
    const waitSeconds = Math.min(seconds, Math.max(1, Math.ceil(longestExceeded.waitMs / 1_000)));
    return { waitSeconds, refusedBy: name, undoCount: noop };
  }
  return {
    isOn: scale > 0,
    // A refused request does not count, so that repeated attempts do not use up the limit of the
    // day. A sender who is known to be over a limit is refused without a query.
    async count(names: readonly RateLimitName[], keys: Keys): Promise<Verdict> {
      if (scale === 0) return ALLOWED;
      const applicableCounters = counters.flatMap((counter) => {
        const key = keys[counter.per];
        return names.includes(counter.name) && key !== undefined ? { counter, key } : [];
      });
      const blockTimes = await Promise.all(
        applicableCounters.map(async ({ counter, key }) => ({
          counter,
          waitMs: await counter.blockedMs(key),
        })),
      );
      const knownRefusal = refusalBy(blockTimes.filter(({ waitMs }) => waitMs > 0));
      if (knownRefusal) return knownRefusal;
      const keyCounts = await Promise.all(
        applicableCounters.map(async ({ counter, key }) => ({
          counter,
          ...(await counter.count(key)),
        })),
      );
      const undoCount = () => Promise.all(keyCounts.map((keyCount) => keyCount.undoCount()));
      const newRefusal = refusalBy(
        keyCounts.filter(({ counter, count }) => count > counter.points),
      );
      if (newRefusal) await undoCount();
      return newRefusal ?? { waitSeconds: 0, undoCount };
    },
  };
}
export type RateLimiter = ReturnType<typeof createRateLimiter>;
