import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Keep, keptTexts } from './kept-texts.ts';

let folder = '';
let made = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-texts-'));
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const loud = (keep: Keep, kind: string, ...input: string[]) =>
  keep(kind, input, () => {
    made += 1;
    return `${kind} ${input.join(' + ').toUpperCase()} é`;
  });
const open = async (code = 'one') => (await keptTexts(folder, code)).keep;

test('a text is made once and used from then on, by later builds too', async () => {
  expect(await loud(await open(), 'lean', 'page')).toBe('lean PAGE é');
  expect(await loud(await open(), 'lean', 'page')).toBe('lean PAGE é');
  expect(made).toBe(1);
});

test('another input, another work and other code are made anew', async () => {
  const keep = await open();
  const all = [
    await loud(keep, 'lean', 'page'),
    await loud(keep, 'lean', 'page', 'words'),
    await loud(keep, 'lean', 'pagewords'),
    await loud(keep, 'markdown', 'page'),
  ];
  expect(new Set(all).size).toBe(all.length);
  await loud(await open('two'), 'lean', 'page');
  expect(made).toBe(all.length + 1);
});

test.each(['', 'half', 'x'.repeat(80)])('a file that became %j is made again', async (broken) => {
  await loud(await open(), 'lean', 'page');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), broken);
  expect(await loud(await open(), 'lean', 'page')).toBe('lean PAGE é');
  expect(made).toBe(2);
});

test('a file whose end is gone is made again', async () => {
  await loud(await open(), 'lean', 'page');
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file).subarray(0, -1));
  }
  expect(await loud(await open(), 'lean', 'page')).toBe('lean PAGE é');
});

test('work that fails keeps nothing', async () => {
  const keep = await open();
  await expect(keep('lean', ['page'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});
