import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unlessPassed } from './unless-passed.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'northbar-passed-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/view.astro'), 'one');
  writeFileSync(join(root, 'settings.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Whether the check was run, and its code. */
async function run(code: number, meanwhile = () => {}) {
  let isRun = false;
  const found = await unlessPassed(
    { root, sources: ['src', 'settings.json'], kept: '.cache/passed' },
    async () => {
      isRun = true;
      meanwhile();
      return { code, output: '' };
    },
  );
  return [isRun, found.code];
}
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

test('what has passed is not run again with the same files', async () => {
  expect(await run(0)).toEqual([true, 0]);
  expect(await run(1)).toEqual([false, 0]);
});

test.each<[string, () => void]>([
  ['another text', () => write('src/view.astro', 'two')],
  ['a new file', () => write('src/other.ts', '')],
  ['a file that has gone', () => rmSync(join(root, 'src/view.astro'))],
  ['another setting', () => write('settings.json', '{ }')],
])('%s is checked', async (_, change) => {
  expect(await run(0)).toEqual([true, 0]);
  change();
  expect(await run(1)).toEqual([true, 1]);
});

test('what has failed is run again', async () => {
  expect(await run(1)).toEqual([true, 1]);
  expect(await run(0)).toEqual([true, 0]);
});

test('files that change while they are checked are checked again', async () => {
  expect(await run(0, () => write('src/view.astro', 'two'))).toEqual([true, 0]);
  expect(await run(0)).toEqual([true, 0]);
});
