import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
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
/** Without work the thread ends after this time, in ms: its memory returns to the system. */
const IDLE_MS = 5_000;

/**
 * One thread that parses what strangers sent, one text at a time, each within its time. A thread that fails is ended,
 * whatever it is doing, and the next text begins a new one. Errors: PageFailure.
 */
export function openParsing() {
  const inTurn = pLimit(1);
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function end() {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function start() {
    const started = new Worker(new URL('./parse-thread.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: MEMORY,
    });
    thread = started;
    started.unref();
    started.on('error', end);
    await once(started, 'message', { signal: AbortSignal.timeout(START_MS) });
    return started;
  }

  const parse = (request: ThreadRequest) =>
    inTurn(async () => {
      clearTimeout(idle);
      try {
        const parser = thread ?? (await start());
        // A page belongs to the thread from here on.
        const owned = request.kind === 'page' ? [request.body.buffer as ArrayBuffer] : [];
        parser.postMessage(request, owned);
        const [answer] = await once(parser, 'message', { signal: AbortSignal.timeout(PARSE_MS) });
        return answer;
      } catch (error) {
        await end();
        const isLate = error instanceof Error && error.name === 'AbortError';
        throw new PageFailure(isLate ? 'busy-here' : 'too-large');
      } finally {
        idle = setTimeout(end, IDLE_MS).unref();
      }
    });

  return {
    robots: (
      body: Uint8Array,
      contentType: string | undefined,
      url: string,
    ): Promise<RobotsAnswer> =>
      parse({ kind: 'robots', body, encoding: encodingOf(body, contentType), url }),
    page: (request: Exclude<ThreadRequest, { kind: 'robots' }>): Promise<PageResult> =>
      parse(request),
  };
}
export type Parsing = ReturnType<typeof openParsing>;
