/** The thread of watchdog.ts. Nothing here may wait for the main thread, not even to write a line. */
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import type { WatchdogData } from './watchdog.ts';

const LOOK_MS = 500;
const STANDARD_ERROR = 2;
const { memory, stuckMs, BEATS, IS_DEBUGGED } = workerData as WatchdogData;

let beats = Atomics.load(memory, BEATS);
let looked = performance.now();
let silentMs = 0;

function kill() {
  const line = {
    level: 50,
    time: new Date().toISOString(),
    alert: 'stuck',
    silentMs: Math.round(silentMs),
    msg: 'ALERT: the server answers nobody and is ended; its supervisor should start it again',
  };
  try {
    writeSync(STANDARD_ERROR, `${JSON.stringify(line)}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

function look() {
  const now = performance.now();
  const passed = now - looked;
  looked = now;
  const beatsNow = Atomics.load(memory, BEATS);
  // a machine that slept, or a process that was stopped, held up this thread as well
  const sleptToo = passed > 2 * LOOK_MS;
  if (beatsNow !== beats || sleptToo || Atomics.load(memory, IS_DEBUGGED) === 1) silentMs = 0;
  else silentMs += passed;
  beats = beatsNow;
  if (silentMs >= stuckMs) kill();
}

setInterval(look, LOOK_MS);
