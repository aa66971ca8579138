// This file runs on Node 20 or later without packages, because commands/bootstrap imports it.
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 100;
const HEARTBEAT_MS = 2_000;
/** A lock that was not touched for this time is abandoned, even if its process exists. */
const ABANDONED_AFTER_MS = 15_000;

/** @param {string} path */
function isAbandoned(path) {
  try {
    const processId = Number(readFileSync(path, 'utf8'));
    if (Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER_MS) return true;
    if (!processId || processId === process.pid) return false;
    process.kill(processId, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** @param {string} path */
function tryAcquire(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Only one process at a time may remove an abandoned lock. Otherwise a second process could remove
 * the new lock that the first process has created meanwhile.
 * @param {string} path
 */
function removeAbandoned(path) {
  const removalLock = `${path}.removing`;
  if (!tryAcquire(removalLock)) {
    if (isAbandoned(removalLock)) rmSync(removalLock, { force: true });
    return;
  }
  if (isAbandoned(path)) rmSync(path, { force: true });
  rmSync(removalLock, { force: true });
}

/**
 * @template T
 * @param {string} path the lock file
 * @param {() => T | Promise<T>} work
 * @param {() => void} [onWait] called once if another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  for (let hasWaited = false; !tryAcquire(path); ) {
    if (isAbandoned(path)) removeAbandoned(path);
    else {
      if (!hasWaited) onWait?.();
      hasWaited = true;
      await wait(POLL_MS);
    }
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimesSync(path, now, now);
  }, HEARTBEAT_MS);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(path, { force: true });
  }
}
