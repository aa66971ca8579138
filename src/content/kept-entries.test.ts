import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { content } from './content-loader.ts';
import { entryKey, KEPT_BY, pageKey } from './kept-entries.ts';

let folder = '';
type Entry = { id: string; data: { text: string }; digest: string; rendered?: { html: string } };
const store = new Map<string, Entry>();
const readFile = vi.fn((file: string) => ({ data: { text: file }, body: 'Words.' }));

/** Reads the folder as a build does that says this of its code and settings. */
async function load(keptBy: string) {
  vi.stubEnv(KEPT_BY, keptBy);
  readFile.mockClear();
  const context = {
    store: {
      clear: () => store.clear(),
      get: (id: string) => store.get(id),
      set: (entry: Entry) => store.set(entry.id, entry),
    },
    renderMarkdown: async (body: string) => ({ html: `<p>${body}</p>` }),
    generateDigest: () => 'of its data',
  };
  await content(folder, readFile).load(context as never);
}
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = () => readFile.mock.calls.map(([file]) => file.slice(folder.length + 1));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-kept-'));
  store.clear();
  write('a.md', 'one');
  write('b.md', 'two');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a file is read again when it, the code or the day changes, and only then', async () => {
  write('dated.md', '---\ntitle: One\npublished_at: 2025-01-02\n---\nWords.\n');
  write('undated.md', '---\ntitle: One\n---\npublished_at: 2025-01-02\n');
  await load('code');
  expect(read()).toEqual(['a.md', 'b.md', 'dated.md', 'undated.md']);
  const before = new Map(store);
  await load('code');
  expect(read()).toEqual([]);
  expect(store).toEqual(before);
  write('b.md', 'three');
  await load('code');
  expect(read()).toEqual(['b.md']);
  await load('other code');
  expect(read()).toEqual(['a.md', 'b.md', 'dated.md', 'undated.md']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1_000 });
  await load('other code');
  expect(read()).toEqual(['a.md', 'b.md', 'undated.md']);
});

test('a file that has gone leaves no entry', async () => {
  await load('code');
  rmSync(join(folder, 'a.md'));
  await load('code');
  expect([...store.keys()]).toEqual(['b']);
});

test('nothing is kept where no build says what by', async () => {
  await load('');
  await load('');
  expect(read()).toEqual(['a.md', 'b.md']);
  expect(entryKey('text', {})).toBeUndefined();
  expect(pageKey(['text'], {})).toEqual({});
});

test('a page is kept by all that it shows', () => {
  const key = (shown: unknown[], code = 'code') => pageKey(shown, { [KEPT_BY]: code }).cacheKey;
  expect(key(['a', [{ title: 'b' }]])).toBe(key(['a', [{ title: 'b' }]]));
  const others = [
    key(['a', [{ title: 'c' }]]),
    key(['c', [{ title: 'b' }]]),
    key(['a', [{ title: 'b' }]], 'c'),
  ];
  expect(new Set([...others, key(['a', [{ title: 'b' }]])]).size).toBe(4);
});
