import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folder-with.ts';
import { withLock } from './lock.mjs';

test('exactly one task at a time takes over the lock of a dead process', async () => {
  const path = join(folderWith(), 'deep', 'test.lock');
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
