import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { takePageList } from './page-list.ts';

const PAGES = [{ path: '/' }, { path: '/blog' }, { path: '/blog/f%C3%BCr' }];
let directory = '';
const write = (path: string, text = '') => writeFileSync(join(directory, path), text);

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'northbar-page-list-'));
  mkdirSync(join(directory, 'blog'));
  for (const path of ['index.html', 'blog.html', 'blog/für.html', 'robots.txt']) write(path);
  write('page-list.json', JSON.stringify(PAGES));
});

test('the list is taken out of the site', async () => {
  expect(await takePageList(directory)).toEqual(PAGES);
  expect(existsSync(join(directory, 'page-list.json'))).toBe(false);
});

test('a page that is built and not listed stops the build, and so does one that is listed and not built', async () => {
  write('press.html');
  write('page-list.json', JSON.stringify([...PAGES, { path: '/about' }]));
  await expect(takePageList(directory)).rejects.toThrow(
    '/press: built, but not listed in src/site/pages.ts\n/about: listed in src/site/pages.ts, but not built',
  );
});
