import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from './rate-limits.ts';

export type RateLimiter = {
  /**
   * Counts one request against the limits of one kind among those named.
   * In: limits, kind and key. Out: 0 when it may pass, else the whole seconds to wait.
   */
  secondsToWait(names: readonly RateLimitName[], per: RateLimit['per'], key: string): Promise<number>;
};

/**
 * Counts requests in memory: a restart forgets them, and each server process counts its own.
 * In: factor for every limit, 0 switches them off. Out: the limiter.
 */
export function createRateLimiter(scale: number): RateLimiter {
  const limiters = new Map(
    Object.entries(RATE_LIMITS).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ points: Math.max(1, Math.round(points * scale)), duration: seconds }),
    ]),
  );
  return {
    async secondsToWait(names, per, key) {
      if (scale === 0) return 0;
      for (const name of names.filter((each) => RATE_LIMITS[each].per === per)) {
        try {
          await limiters.get(name)?.consume(key);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
      }
      return 0;
    },
  };
}
