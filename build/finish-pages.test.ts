import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SitePage } from '../src/features/sitemap/site-page.ts';
import { compressOthers } from './compress.ts';
import { type FinishOptions, finishPages, sourceBacks, unbrokenNumbers } from './finish-pages.ts';

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

test('a page is finished in one go: text beside it, numbers held, its own styles, both compressed forms', async () => {
  const style = '<style>.card{color:red}.gone{color:blue}</style>';
  write(
    'about.html',
    pageOf(`<main><h1>About</h1><p class="card">In 3-6 months.</p></main>`, style),
  );
  const { sizes } = await finish({ pages: [ABOUT] });
  const html = read('about.html').toString();
  expect(html).toContain('<style>.card{color:red}</style>');
  expect(html).toContain('<span class="unbroken">3-6</span>');
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

const held = (html: string) =>
  [...unbrokenNumbers(html).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(
    ([, number]) => number,
  );

test.each([
  ['<p>Rule 4-7.13 asks.</p>', ['4-7.13']],
  ['<p>It takes 3-6 months, not 3–6 days.</p>', ['3-6', '3–6']],
  ['<p>From $3,000-$15,000.</p>', ['$3,000-$15,000']],
  ['<p>Section 13-5-123.1, and 150B-23.</p>', ['13-5-123.1', '150B-23']],
  ['<p>By § 53.003(e), §§ 33-993 and s. 713.06.</p>', ['§ 53.003(e)', '§§ 33-993', 's. 713.06']],
  ['<td>a bond, § 8424; a notice, ss. 44A-11.2</td>', ['§ 8424', 'ss. 44A-11.2']],
  ['<p>A 90-day minimum, a 15-minute-old lead.</p>', ['90-day', '15-minute-old']],
  ['<p>One-time setup: a one-time fee.</p>', ['One-time', 'one-time']],
  ['<p>Sites from pre-2023 have 2-4% and 10-20+.</p>', ['pre-2023', '2-4%', '10-20+']],
])('%s: %j stay whole', (html, numbers) => {
  expect(held(html)).toEqual(numbers);
});

test.each([
  '<p>A well-known firm, 12,000+ of them.</p>',
  '<p>Under 42 U.S. 13 the firm’s. 12 clients asked McDonald’s lawyers. 3 came.</p>',
  '<a title="3-6 > 2" href="/a-1-2">months</a>',
  '<a href="tel:+18135550142">Call (813) 555-0142</a>',
  '<script>a=3-6</script><style>a{top:3-6}</style><!-- 3-6 -->',
  '<svg><title>3-6</title><text>3-6</text></svg>',
  '<astro-island props="3-6"><p>3-6</p></astro-island>',
  '<pre>3-6</pre><code>3-6</code>',
])('%s is left as it is', (html) => {
  expect(unbrokenNumbers(html)).toBe(html);
});

test('the words stay to the letter', () => {
  const html = '<p>It costs $5,000-$15,000 in 6-12 weeks.</p>';
  expect(unbrokenNumbers(html).replace(/<[^>]+>/g, '')).toBe(html.replace(/<[^>]+>/g, ''));
});
