import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, serveFolder, writeTestSite } from '../../tests/support/built-folder.ts';
import { processorMs } from '../../tests/support/processor-ms.ts';
import { MADE_PER_SECOND } from './made-page.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { NEAREST_MOST, NOT_FOUND_PAGES, nearestPages } from './not-found.ts';

const POLICY = "default-src 'none'; style-src 'sha256-x'";
const page = (title: string) =>
  `<!doctype html><title>${title}</title><nav data-nearest="true" hidden="" class="a"><h2>Near</h2><ul><li class="b"><a href="/" class="c">Home</a></li></ul></nav><a href="/">Home</a>`;
const PAGES = [
  { path: '/', kind: 'home', name: 'Home' },
  { path: '/about', kind: 'agency', name: 'About <us> & "them"' },
  { path: '/services/legal-seo', kind: 'service', name: 'Legal SEO' },
  { path: '/team/ada-reyes', kind: 'profile', name: 'Ada Reyes' },
  { path: '/team/linh-cole', kind: 'profile', name: 'Linh Cole' },
  { path: '/blog/legal-seo-costs', kind: 'article', name: 'What Legal SEO Costs' },
  { path: '/blog/intake-calls', kind: 'article', name: 'Intake Calls' },
];
const TITLES: Record<string, string> = {
  '404': 'Page not found',
  'team/not-found': 'Nobody',
  'blog/not-found': 'No post',
};
let ask: Ask;
let stop: () => Promise<void>;

beforeAll(async () => {
  const directory = await writeTestSite();
  for (const [name, title] of Object.entries(TITLES)) {
    await mkdir(dirname(join(directory, `${name}.html`)), { recursive: true });
    await writeFile(join(directory, `${name}.html`), page(title));
  }
  const moved = { '/team': '/about#team', '/locations': '/about#locations' };
  const lists = { '/team': 'The team', '/locations': 'All cities' };
  const manifest = { policies: { '/404': POLICY }, pages: PAGES, moved, lists };
  await writeFile(join(directory, MANIFEST_FILE), JSON.stringify(manifest));
  ({ ask, stop } = await serveFolder(directory, { siteUrl: 'https://www.northbar.example' }));
});
afterAll(() => stop());

const offered = async (path: string) => {
  const { status, body } = await ask(path);
  const $ = load(body.toString());
  const links = $('[data-nearest]:not([hidden]) a').toArray();
  return [status, $('title').text(), ...links.map((link) => $(link).attr('href'))];
};

test.each(NOT_FOUND_PAGES)(
  '$page says that an address under $prefix is unknown',
  async ({ prefix, page }) => {
    for (const path of [
      'nobody/',
      'No-Body',
      'nobody?from=mail',
      'nobody/at/all',
      'not-found',
      'nobody.html',
    ]) {
      const { status, headers, body } = await ask(prefix + path);
      expect([status, headers.etag, headers.location], path).toEqual([404, undefined, undefined]);
      expect(body.toString(), path).toContain(TITLES[page.slice(1)]);
    }
  },
);

test('a build without the page answers with the general one', async () => {
  const plain = await serveFolder(await writeTestSite());
  expect((await plain.ask('/team/nobody')).body.toString()).toContain('Page not found');
  await plain.stop();
});

describe('an unknown address', () => {
  test.each([
    ['/abuot', 'Page not found', '/about'],
    ['/ABOUT-US/', 'Page not found', '/about'],
    ['/team/ada', 'Nobody', '/team/ada-reyes'],
    ['/team/about', 'Nobody', '/about#team'],
    ['/locations/miami', 'Page not found', '/about#locations'],
    ['/blog/legal-seo', 'No post', '/blog/legal-seo-costs'],
    ['/blogging', 'No post'],
    ['/teams/nobody', 'Page not found', '/team/ada-reyes', '/team/linh-cole'],
    ['/nothing', 'Page not found'],
    ['/404', 'Page not found'],
    ['/%E0%A4%A', 'Page not found'],
  ])('%s is answered with %s and what is near', async (path, ...expected) => {
    expect(await offered(path)).toEqual([404, ...expected]);
  });

  test('finds names written as text, and nothing of the address is repeated', async () => {
    const { body } = await ask('/about/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?q=%3Cb%3E');
    expect(body.toString()).toContain(
      'class="c">About &lt;us&gt; &amp; &quot;them&quot;</a></li></ul>',
    );
    expect(body.toString()).not.toMatch(/script|alert|q=|hidden/);
  });

  test('has the policy and the headers of its page, compressed where the client takes it', async () => {
    const plain = await ask('/abuot');
    expect(plain.headers['content-security-policy']).toBe(POLICY);
    expect([
      plain.headers.etag,
      plain.headers['accept-ranges'],
      plain.headers['content-encoding'],
    ]).toEqual([undefined, undefined, undefined]);
    const zipped = await ask('/abuot', { 'accept-encoding': 'br, gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect(gunzipSync(zipped.body).toString()).toBe(plain.body.toString());
    const head = await ask('/abuot', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      404,
      0,
      plain.headers['content-length'],
    ]);
  });
});

test('a flood of them gets the stored page', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 * MADE_PER_SECOND }, () => offered('/abuot')),
  );
  expect(answers.every(([status]) => status === 404)).toBe(true);
  // the flood may last into the next seconds
  expect(answers.filter((answer) => answer.length === 2).length).toBeGreaterThan(0);
});

const SEVERAL = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/pricing', 'Pricing'],
  ['/contact', 'Contact'],
  ['/services/legal-seo', 'Legal SEO'],
  ['/services/ppc', 'PPC Advertising'],
  ['/practice-areas/personal-injury', 'Personal Injury'],
  ['/practice-areas/family-law', 'Family Law'],
  ['/locations/tampa-law-firm-marketing-agency', 'Tampa'],
  ['/locations/austin-law-firm-marketing-agency', 'Austin'],
  ['/locations/denver-law-firm-marketing-agency', 'Denver'],
  ['/locations/miami-law-firm-marketing-agency', 'Miami'],
  ['/privacy-policy', 'Privacy Policy'],
].map(([path = '', name = '']) => ({ path, name }));
const nearest = nearestPages(SEVERAL);

test.each([
  ['/abuot', '/about'],
  ['/contact-us.html', '/contact'],
  ['/legalseo', '/services/legal-seo'],
  ['/service/legal-seo', '/services/legal-seo'],
  ['/tampa', '/locations/tampa-law-firm-marketing-agency'],
  ['/personal injury', '/practice-areas/personal-injury'],
])('%s is nearest to %s', (path, page) => expect(nearest(path)[0]?.path).toBe(page));

test.each(['', '/', '/wp-admin', '/.env', '/the/and/index.html', '/🙂', '/ab'])(
  'nothing is near to %j',
  (path) => expect(nearest(path)).toEqual([]),
);

test('words that many pages have find none of them, unless few have as many', () => {
  expect(nearest('/locations/boise-law-firm-marketing-agency')).toEqual([]);
  expect(nearest('/services/seo-ppc').length).toBeLessThanOrEqual(NEAREST_MOST);
  expect(nearestPages([])('/about')).toEqual([]);
});

/** Node takes request lines of up to 16,384 bytes. */
const LONGEST = 15_800;
/** On a loaded machine; 2 ms is what it takes on a quiet one at the most. */
const MOST_MS = 10;
test.each([
  'about'.repeat(LONGEST / 5),
  '/about-markting-servises-locatons-pracise-advertizing-'.repeat(290),
  '-'.repeat(LONGEST),
  Array.from({ length: 2_000 }, (_, index) => `word${index}`).join('/'),
])('the longest path takes no time (%#)', (path) => {
  const times = Array.from({ length: 9 }, () => processorMs(() => nearest(path)));
  expect(times.sort((a, b) => a - b)[4]).toBeLessThan(MOST_MS);
});
