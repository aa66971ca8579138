import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { PageFailure } from './failure.ts';
import type { ThreadRequest, ThreadResult } from './read-thread.ts';

/** The memory of the thread. A page that needs more is too large. */
const MEMORY = { maxOldGenerationSizeMb: 30, maxYoungGenerationSizeMb: 2, stackSizeMb: 4 };
/** For one text, in ms. It takes that long only on a machine with much else to do: a large page is given up before. */
const READ_MS = 10_000;

/** Two threads at a time would need twice the memory. */
const oneAtATime = pLimit(1);

async function inThread<Request extends ThreadRequest>(workerData: Request) {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData,
    // A page belongs to the thread; a robots.txt is read again after a redirect.
    transferList: workerData.kind === 'page' ? [workerData.answer.body.buffer as ArrayBuffer] : [],
    execArgv: [],
    resourceLimits: MEMORY,
  });
  try {
    const [result] = await once(thread, 'message', { signal: AbortSignal.timeout(READ_MS) });
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

/** Reads a robots.txt or a page in a thread of its own, one after the other. Errors: PageFailure. */
export const readInThread = <Request extends ThreadRequest>(request: Request) =>
  oneAtATime(() => inThread(request));
