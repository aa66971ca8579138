import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Reading } from '../../src/features/page-reader/reading.ts';
import { PageFailure } from './failure.ts';
import type { PageAsked, RobotsAsked, RobotsSaid } from './parse-thread.ts';

/** Of the thread: a page that needs more is not read. */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** For one text, in ms. */
const PARSE_MS = 2_000;
/** For the thread to stand, on a machine that has much else to do, in ms. */
const START_MS = 10_000;

type Said = { answer?: unknown; tooDeep?: true };

/**
 * A thread for one visit: it reads a robots.txt and a page, each within its time, and is then ended, whatever it is
 * doing. Errors of both: PageFailure.
 */
export function openParsing() {
  const thread = new Worker(new URL('./parse-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: MEMORY,
  });
  const failed = once(thread, 'error').then(() => {
    throw new PageFailure('too-long-to-parse');
  });
  failed.catch(() => undefined);
  const ready = Promise.race([
    once(thread, 'message', { signal: AbortSignal.timeout(START_MS) }),
    failed,
  ]);
  ready.catch(() => undefined);

  async function ask<T>(asked: RobotsAsked | PageAsked): Promise<T> {
    try {
      await ready;
      const answer = once(thread, 'message', { signal: AbortSignal.timeout(PARSE_MS) });
      thread.postMessage(asked);
      const [said] = (await Promise.race([answer, failed])) as [Said];
      if (said.tooDeep) throw new PageFailure('too-deep');
      return said.answer as T;
    } catch (error) {
      throw error instanceof PageFailure ? error : new PageFailure('too-long-to-parse');
    }
  }
  return {
    robots: (asked: RobotsAsked) => ask<RobotsSaid>(asked),
    page: (asked: PageAsked) => ask<Reading>(asked),
    end: () => thread.terminate(),
  };
}
export type Parsing = ReturnType<typeof openParsing>;
