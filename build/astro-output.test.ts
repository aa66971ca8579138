import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { dropUnusedScripts, takePageList } from './astro-output.ts';

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
    '/press: built, but not listed in src/site/page-list.ts\n/about: listed in src/site/page-list.ts, but not built',
  );
});

const folder = mkdtempSync(join(tmpdir(), 'unused-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('scripts stay that a page names, or a script that one names; others go', async () => {
  const files = {
    'a.html': '<astro-island component-url="/_astro/quiz.1.js">',
    'quiz.1.js': 'import "./shared.2.js"',
    'shared.2.js': '',
    'scorecard.3.js': 'import "./figures.4.js"',
    'figures.4.js': '',
    'sans.woff2': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await dropUnusedScripts(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.html', 'quiz.1.js', 'sans.woff2', 'shared.2.js']);
});
