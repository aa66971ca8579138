import { url as debuggerAddress } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { firstLine, type Log } from '../log.ts';

/**
 * A server that answers nobody for so long is ended, in ms, so that its supervisor starts another. Nothing that the
 * server does takes a second; a database file waits at most 5 s for another process.
 */
export const STUCK_MS = 10_000;
const BEAT_MS = 500;
/** Places in the memory that the process and its watchdog share: how often the event loop went round, */
const BEATS = 0;
/** and whether a debugger is attached (1). */
const IS_DEBUGGED = 1;

export type WatchdogData = { memory: Int32Array; stuckMs: number; BEATS: number; IS_DEBUGGED: number };

/**
 * Watches from a thread of its own whether this process still goes round its event loop, and kills it when it does
 * not. Whoever pauses it with a debugger is left in peace. It keeps no process alive.
 */
export function startWatchdog(log: Log): void {
  const memory = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = () => {
    Atomics.store(memory, IS_DEBUGGED, debuggerAddress() ? 1 : 0);
    Atomics.add(memory, BEATS, 1);
  };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { memory, stuckMs: STUCK_MS, BEATS, IS_DEBUGGED } satisfies WatchdogData,
  });
  thread.on('error', (error) =>
    log.error(
      { error: firstLine(error), alert: 'watchdog' },
      'ALERT: nobody watches over this process any more',
    ),
  );
  thread.unref();
  setInterval(beat, BEAT_MS).unref();
}
