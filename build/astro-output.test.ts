import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { extractPageList } from './astro-output.ts';

const PAGES = [{ path: '/' }, { path: '/blog' }, { path: '/blog/f%C3%BCr' }];
let directory = '';
const writeBuilt = (path: string, text = '') => writeFileSync(join(directory, path), text);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'northbar-page-list-'));
  mkdirSync(join(directory, 'blog'));
  for (const path of ['index.html', 'blog.html', 'blog/für.html', 'robots.txt']) writeBuilt(path);
  writeBuilt('page-list.json', JSON.stringify(PAGES));
});

test('the build stops if a built page is not listed or a listed page is not built', async () => {
  writeBuilt('press.html');
  writeBuilt('page-list.json', JSON.stringify([...PAGES, { path: '/about' }]));
  await expect(extractPageList(directory)).rejects.toThrow(
    '/press: built, but not listed in src/site/page-list.ts\n/about: listed in src/site/page-list.ts, but not built',
  );
});
