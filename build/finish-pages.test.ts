import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/support/folder-with.ts';
import { type FinishOptions, finishPages, withBackLinks } from './finish-pages.ts';

const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title>${head}</head><body>${body}</body></html>`;

const OVERLAYS = {
  bottomBars: '<p class="bar">Cookies</p>',
  dialogs: '<dialog class="box"></dialog>',
  css: ':root{--edge:1px}.bar{color:red}.gone{color:blue}.box{border:var(--edge) solid}',
};
async function finishSite(files: Record<string, string>, options: Partial<FinishOptions> = {}) {
  const directory = folderWith({ 'assets/overlays.json': JSON.stringify(OVERLAYS), ...files });
  const pages = await finishPages(directory, {
    pages: [],
    origin: 'https://www.northbar.example',
    backendUrl: '',
    analytics: undefined,
    preview: false,
    ...options,
  });
  return { pages, directory, readBuilt: (path: string) => readFileSync(join(directory, path)) };
}

test('the file of the overlays has their own styles, and each page links to it by a name with a hash', async () => {
  const about = pageOf('', '<script defer data-overlays="/assets/overlays.json"></script>');
  const { directory, readBuilt } = await finishSite({ 'about.html': about });
  const [, address = ''] = /data-overlays="([^"]+)"/.exec(readBuilt('about.html').toString()) ?? [];
  expect(address).toMatch(/^\/assets\/overlays\.[0-9a-f]{8}\.json$/);
  expect(JSON.parse(readBuilt(address).toString())).toEqual({
    ...OVERLAYS,
    css: '.overlays{--edge:1px}.overlays .bar{color:red}.overlays .box{border:var(--edge) solid}',
  });
  expect(existsSync(join(directory, 'assets/overlays.json'))).toBe(false);
});

test('a page of a preview has noindex', async () => {
  const about = pageOf('<main><h1>About</h1></main>');
  const { readBuilt } = await finishSite({ 'about.html': about }, { preview: true });
  expect(readBuilt('about.html').toString()).toContain('noindex');
});

test('each page gets its own policy', async () => {
  const files = {
    'index.html': pageOf('<p>Home</p>'),
    'contact/thank-you.html': pageOf('<script>a()</script>'),
  };
  const { pages } = await finishSite(files, { backendUrl: 'https://api.northbar.example/base' });
  const policies = Object.fromEntries(pages.map(({ path, policy }) => [path, policy]));
  expect(Object.keys(policies).sort()).toEqual(['/', '/contact/thank-you']);
  expect(policies['/']).toContain("connect-src 'self' https://api.northbar.example;");
  expect(policies['/']).toContain("style-src 'none'");
  expect(policies['/contact/thank-you']).toContain("script-src 'self' 'sha256-");
});

test('code that no policy can allow stops the build; every file and snippet is named', async () => {
  const failure = finishSite({
    'index.html': pageOf('<p style="color:red">Home</p>'),
    'contact/thank-you.html': pageOf('<button onclick="go()">Go</button>'),
  });
  await expect(failure).rejects.toThrow('index.html: style attribute: <p style="color:red">Home');
  await expect(failure).rejects.toThrow('contact/thank-you.html: inline event handler onclick');
});

const cite = (number: number) => `<a href="#source-${number}" aria-label="Source">x</a>`;
const backLink = (number: number) => `<a href="#source-ref-${number}" class="underline">Back</a>`;

test('the first citation of a source has an anchor, and the source links back to it', () =>
  expect(withBackLinks(cite(1) + cite(12) + cite(1) + backLink(1) + backLink(12))).toBe(
    '<a href="#source-1" id="source-ref-1" aria-label="Source">x</a>' +
      '<a href="#source-12" id="source-ref-12" aria-label="Source">x</a>' +
      cite(1) +
      backLink(1) +
      backLink(12),
  ));
