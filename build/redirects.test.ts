import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { readRedirects } from './redirects.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'northbar-redirects-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (path: string, former?: string[]) => ({ path, kind: 'article', former }) as SitePage;
const PAGES = [page('/pricing'), page('/blog/speed', ['/blog/fast', '/blog/speed'])];

function read(text: string) {
  writeFileSync(join(folder, 'redirects.yaml'), text);
  return readRedirects(folder, PAGES);
}

test('the lines of the file and the former addresses of pages', () => {
  const text =
    'moved:\n  - { from: /fees, to: "/pricing#packages", list: All fees }\ngone: [/blog/old-offer]\n';
  expect(read(text)).toEqual({
    moved: {
      '/blog/fast': '/blog/speed',
      '/blog/speed': '/blog/speed',
      '/fees': '/pricing#packages',
    },
    lists: { '/fees': 'All fees' },
    gone: ['/blog/old-offer'],
  });
});

test.each([
  [
    'moved:\n  - from: /a\n    to: /b\ngone: []\n',
    'line 2: to: expected a page of this site, found "/b"',
  ],
  ['moved:\n  - from: /a\n    to: /pricing\n  - from: /b\n    to: /a\ngone: []\n', 'line 4: to: '],
  [
    'moved:\n  - { from: /a, to: /pricing }\n  - { from: /a, to: /pricing }\ngone: []\n',
    'line 3: from: expected each address once',
  ],
  [
    'moved: []\ngone:\n  - /blog/fast\n',
    'line 3: gone: expected each address once, found "/blog/fast" again',
  ],
  ['moved:\n  - { from: Fees, to: /pricing }\ngone: []\n', 'line 2: moved.0.from: expected a path'],
])('%j is refused with file and line', (text, expected) => {
  expect(() => read(text)).toThrow(`${join(folder, 'redirects.yaml')}: ${expected}`);
});
