import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { PageFailure } from './failure.ts';
import type { ThreadRequest, ThreadResult } from './read-thread.ts';

const THREAD_LIMITS = { maxOldGenerationSizeMb: 30, maxYoungGenerationSizeMb: 2, stackSizeMb: 4 };
/** Only a busy machine reaches this timeout, because the parser has a shorter limit. */
const READ_TIMEOUT_MS = 10_000;

/** Only one thread runs at a time, because a second thread would need as much memory again. */
const oneAtATime = pLimit(1);

async function runThread<Request extends ThreadRequest>(workerData: Request) {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData,
    // The body of a page moves to the thread. A robots.txt is copied: a redirect may need it again.
    transferList: workerData.kind === 'page' ? [workerData.answer.body.buffer as ArrayBuffer] : [],
    execArgv: [],
    // With an empty environment, a hostile page finds no settings, and `node --watch` sends no
    // messages to the thread.
    env: {},
    resourceLimits: THREAD_LIMITS,
  });
  try {
    const [result] = await once(thread, 'message', {
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    return result as ThreadResult<Request>;
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === 'AbortError') throw new PageFailure('busy-here');
    if (name === 'RangeError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new PageFailure('too-large');
    throw error;
  } finally {
    await thread.terminate();
  }
}

export const readInThread = <Request extends ThreadRequest>(request: Request) =>
  oneAtATime(() => runThread(request));
