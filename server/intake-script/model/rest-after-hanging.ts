import type { AskModel } from './language-model.ts';
import { type FailureReason, ModelFailure } from './model-failure.ts';

/** How long a provider that hangs or cannot be reached is left alone, in ms: no second visitor waits the full time. */
export const REST_MS = 60_000;
const HANGS: readonly FailureReason[] = ['timeout', 'unreachable'];

/**
 * Asks no provider that has just kept somebody waiting for nothing. After the rest one request tries again, and the
 * others go on resting until it is known how that ended. Kept in memory: each process finds out for itself, and a
 * restart forgets it. `now` counts in ms and never goes back.
 */
export function restAfterHanging(ask: AskModel, now: () => number = () => performance.now()): AskModel {
  let restsUntil: number | undefined;
  let trying = false;
  return async (question) => {
    const resting = restsUntil !== undefined;
    if (restsUntil !== undefined && (trying || now() < restsUntil)) throw new ModelFailure('resting');
    trying = resting;
    try {
      const answer = await ask(question);
      restsUntil = undefined;
      return answer;
    } catch (error) {
      const hangs = error instanceof ModelFailure && HANGS.includes(error.reason);
      restsUntil = hangs ? now() + REST_MS : undefined;
      throw error;
    } finally {
      if (resting) trying = false;
    }
  };
}
