import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KEPT_MS, keptFiles } from './kept-files.ts';

function kept() {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (name: string, ageMs = 0) => {
    writeFileSync(join(folder, name), 'x');
    const then = new Date(Date.now() - ageMs);
    utimesSync(join(folder, name), then, then);
  };
  return { folder, write, tidy: async () => (await keptFiles(folder)).tidy() };
}

test('a result is kept as it was made, an empty one too, and is not made again', async () => {
  const { folder } = kept();
  const files = await keptFiles(folder);
  for (const result of [Buffer.from('result'), Buffer.alloc(0)]) {
    const name = `of ${result.length}`;
    expect(await files.get(name, async () => result)).toEqual(result);
    const again = await files.get(name, () => Promise.reject(new Error('made again')));
    expect(again).toEqual(result);
  }
});

test('a file that lost its end, or holds something else, is made again', async () => {
  const { folder } = kept();
  const files = await keptFiles(folder);
  const get = () => files.get('a', async () => Buffer.from('result'));
  await get();
  const whole = readFileSync(join(folder, 'a'));
  for (let length = 0; length < whole.length; length += 1) {
    writeFileSync(join(folder, 'a'), whole.subarray(0, length));
    expect((await get()).toString()).toBe('result');
    expect(readFileSync(join(folder, 'a'))).toEqual(whole);
  }
});

test('a whole file of another name is made again', async () => {
  const { folder } = kept();
  const files = await keptFiles(folder);
  await files.get('other', async () => Buffer.from('of another'));
  copyFileSync(join(folder, 'other'), join(folder, 'a'));
  expect((await files.get('a', async () => Buffer.from('result'))).toString()).toBe('result');
  expect((await files.get('other', () => Promise.reject(new Error('made again')))).toString()).toBe(
    'of another',
  );
});

test('what no build has asked for in a long time goes, what was asked for stays', async () => {
  const { folder, write, tidy } = kept();
  write('old', KEPT_MS + 1_000);
  write('recent');
  await tidy();
  expect(readdirSync(folder)).not.toContain('old');
  expect(readdirSync(folder)).toContain('recent');
});

test('a folder is looked through once a day: it may hold tens of thousands of files', async () => {
  const { folder, write, tidy } = kept();
  await tidy();
  write('old', KEPT_MS + 1_000);
  await tidy();
  expect(readdirSync(folder)).toContain('old');
  const mark = readdirSync(folder).find((name) => name !== 'old') ?? '';
  write(mark, 25 * 60 * 60 * 1_000);
  await tidy();
  expect(readdirSync(folder)).not.toContain('old');
});

test('a file that another build takes away meanwhile stops no tidying', async () => {
  const { folder, write, tidy } = kept();
  // Listed, and not there when it is looked at.
  symlinkSync(join(folder, 'renamed'), join(folder, 'a-part'));
  write('old', KEPT_MS + 1_000);
  await tidy();
  expect(readdirSync(folder)).toContain('a-part');
  expect(readdirSync(folder)).not.toContain('old');
});
