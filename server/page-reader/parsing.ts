import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageResult } from '../../src/features/page-reader/engine/read-page.ts';
import { PageFailure } from './failure.ts';
import { encodingOf } from './page-text.ts';
import type { ThreadRequest } from './parse-thread.ts';
import type { RobotsAnswer } from './robots.ts';

/** Of the thread: a page that needs more is too large. */
const MEMORY = { maxOldGenerationSizeMb: 36, maxYoungGenerationSizeMb: 2, stackSizeMb: 4 };
/** For one text, in ms; what takes so long on a machine with nothing else to do is too large before that. */
const PARSE_MS = 4_000;
/** For the thread to start, on a machine that has much else to do, in ms. */
const START_MS = 10_000;

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
    throw new PageFailure('too-large');
  });
  failed.catch(() => undefined);
  const message = (ms: number) => once(thread, 'message', { signal: AbortSignal.timeout(ms) });
  const ready = Promise.race([message(START_MS), failed]);
  ready.catch(() => undefined);

  async function answer<T>(request: ThreadRequest): Promise<T> {
    try {
      await ready;
      const answered = message(PARSE_MS);
      // A page belongs to the thread from here on.
      thread.postMessage(
        request,
        request.kind === 'page' ? [request.body.buffer as ArrayBuffer] : [],
      );
      return (await Promise.race([answered, failed]))[0];
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'AbortError';
      throw new PageFailure(isLate ? 'busy-here' : 'too-large');
    }
  }
  return {
    robots: (body: Uint8Array, contentType: string | undefined, url: string) =>
      answer<RobotsAnswer>({ kind: 'robots', body, encoding: encodingOf(body, contentType), url }),
    page: (request: Exclude<ThreadRequest, { kind: 'robots' }>) => answer<PageResult>(request),
    end: () => thread.terminate(),
  };
}
export type Parsing = ReturnType<typeof openParsing>;
