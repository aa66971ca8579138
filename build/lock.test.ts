import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLock } from './lock.mjs';

const freshPath = () => join(mkdtempSync(join(tmpdir(), 'northbar-lock-')), 'deep', 'test.lock');

test('tasks under a lock run one at a time, and the lock is released', async () => {
  const path = freshPath();
  let workerCount = 0;
  let maxRunning = 0;
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++workerCount);
    await wait(20);
    workerCount--;
  };
  await Promise.all([withLock(path, work), withLock(path, work), withLock(path, work)]);
  expect([maxRunning, existsSync(path)]).toEqual([1, false]);
});

test('exactly one task at a time takes over the lock of a dead process', async () => {
  const path = freshPath();
  await withLock(path, () => {});
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, String(pid));
  let workerCount = 0;
  const work = async () => {
    expect(++workerCount).toBe(1);
    await wait(20);
    workerCount--;
  };
  await Promise.all([withLock(path, work), withLock(path, work)]);
});
