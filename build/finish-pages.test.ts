import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { compressOthers } from './compress.ts';
import { type FinishOptions, finishPages, sourceBacks, withWholeSections } from './finish-pages.ts';

let directory = '';
const write = (path: string, content: string | Buffer) =>
  writeFileSync(join(directory, path), content);
const read = (path: string) => readFileSync(join(directory, path));
const pageOf = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title>${head}</head><body>${body}</body></html>`;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'northbar-finish-'));
  mkdirSync(join(directory, 'contact'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const ABOUT = {
  kind: 'agency',
  path: '/about',
  name: 'About',
  title: 'About',
  description: 'Who we are',
} satisfies SitePage;
const finish = (options: Partial<FinishOptions> = {}) =>
  finishPages(directory, {
    pages: [],
    origin: 'https://www.northbar.example',
    backendUrl: '',
    analytics: undefined,
    preview: false,
    ...options,
  });

test('a page is finished in one go: text beside it, its own styles, both compressed forms', async () => {
  const style = '<style>.card{color:red}.gone{color:blue}</style>';
  write(
    'about.html',
    pageOf(`<main><h1>About</h1><p class="card">In 3-6 months.</p></main>`, style),
  );
  const { sizes } = await finish({ pages: [ABOUT] });
  const html = read('about.html').toString();
  expect(html).toContain('<style>.card{color:red}</style>');
  expect(brotliDecompressSync(read('about.html.br')).toString()).toBe(html);
  expect(gunzipSync(read('about.html.gz')).toString()).toBe(html);
  expect(sizes).toEqual([{ plain: html.length, brotli: read('about.html.br').length }]);
  expect(read('about.md').toString()).toBe(
    '# About\n\nIn 3-6 months.\n\nSource: <https://www.northbar.example/about>\n',
  );
});

test('in a preview a page asks search engines not to index it', async () => {
  write('about.html', pageOf('<main><h1>About</h1></main>'));
  await finish({ preview: true });
  expect(read('about.html').toString()).toContain('noindex');
});

describe('compression', () => {
  test('is quicker, and nearly as good, in a part of very many files only', async () => {
    // words that the two qualities pack differently
    const article = pageOf(readFileSync('docs/going-live.md', 'utf8').replaceAll('<', '&lt;'));
    write('about.html', article);
    for (let index = 0; index < 301; index += 1)
      write(`contact/${index}.html`, index ? pageOf('ha') : article);
    await finish();
    const [best, quick] = [read('about.html.br'), read('contact/0.html.br')];
    expect(quick.length).toBeGreaterThan(best.length);
    expect(quick.length).toBeLessThan(best.length * 1.2);
  });

  test('of other files leaves alone what it would not make smaller and what is no text', async () => {
    write('words.txt', 'words '.repeat(100));
    write('tiny.txt', 'a');
    write('font.woff2', Buffer.alloc(10_000));
    write('about.html', pageOf('a'.repeat(100)));
    expect(await compressOthers(directory)).toHaveLength(2);
    expect(brotliDecompressSync(read('words.txt.br')).toString()).toBe(
      read('words.txt').toString(),
    );
    expect(readdirSync(directory).sort()).toEqual(
      [
        'about.html',
        'contact',
        'font.woff2',
        'tiny.txt',
        'words.txt',
        'words.txt.br',
        'words.txt.gz',
      ].sort(),
    );
  });
});

describe('policies', () => {
  test('are one for each page, by its address', async () => {
    write('index.html', pageOf('<p>Home</p>'));
    write('contact/thank-you.html', pageOf('<script>a()</script>'));
    const { policies } = await finish({ backendUrl: 'https://api.northbar.example/base' });
    expect(Object.keys(policies).sort()).toEqual(['/', '/contact/thank-you']);
    expect(policies['/']).toContain("connect-src 'self' https://api.northbar.example;");
    expect(policies['/']).toContain("style-src 'none'");
    expect(policies['/contact/thank-you']).toContain("script-src 'self' 'sha256-");
  });

  test('open styles and pictures to what the page and the CSS of the build need', async () => {
    write('index.html', pageOf('<p>Home</p>'));
    write('site.css', 'p{background:url(data:image/png;base64,AA)}');
    const { policies } = await finish();
    expect(policies['/']).toContain("style-src 'self'");
    expect(policies['/']).toContain("img-src 'self' data:");
  });

  test('stop the build on what they cannot allow, naming every file and snippet', async () => {
    write('index.html', pageOf('<p style="color:red">Home</p>'));
    write('contact/thank-you.html', pageOf('<button onclick="go()">Go</button>'));
    const failure = finish();
    await expect(failure).rejects.toThrow(
      'index.html: style attribute: <p style="color:red">Home</p>',
    );
    await expect(failure).rejects.toThrow('contact/thank-you.html: inline event handler onclick');
  });
});

const cite = (place: number) => `<a href="#source-${place}" aria-label="Source">x</a>`;
const back = (place: number) => `<a href="#source-ref-${place}" class="underline">Back</a>`;

test('the first citation of a source is marked, and the source leads back to it', () =>
  expect(sourceBacks(cite(1) + cite(12) + cite(1) + back(1) + back(12))).toBe(
    '<a href="#source-1" id="source-ref-1" aria-label="Source">x</a>' +
      '<a href="#source-12" id="source-ref-12" aria-label="Source">x</a>' +
      cite(1) +
      back(1) +
      back(12),
  ));

test('a source that nothing cites, or only an island, has no way back', () => {
  const island = `<astro-island>${cite(2)}</astro-island>`;
  expect(sourceBacks(island + back(2) + back(3))).toBe(island);
});

test('the sign of a section stays with its number', () => {
  expect(withWholeSections('<p>By § 53.003 and §§ 33-993.</p>')).toBe(
    '<p>By §\u00a053.003 and §§\u00a033-993.</p>',
  );
});
