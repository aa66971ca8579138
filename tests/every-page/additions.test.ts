import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';
import { filesBelow } from '../../src/content/files.ts';
import { META_LENGTHS } from '../../src/content/parts.ts';
import { cityPath } from '../../src/features/cities/city-path.ts';
import { LLMS_FULL_PATH, LLMS_PATH, markdownAddress } from '../../src/text/markdown-address.ts';
import { blocksOf, follow } from '../support/guide-blocks.ts';
import { addRenamedCity } from '../support/renamed-city.ts';
import { startSite } from '../support/server.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** What a site is built of; the packages are those of the project. */
const COPIED = [
  'build',
  'commands',
  'content',
  'server',
  'src',
  'astro.config.mjs',
  'biome.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** A whole build on a busy machine, in ms. */
const BUILD_TIMEOUT_MS = 300_000;

/** In the project, so that a build is put in place by a rename, which stays on one disk. */
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const copy = mkdtempSync(join(ROOT, '.cache', 'additions-'));
/** The other brand's folder: the copy has none of our own when it is built. */
const theirs = join(copy, 'theirs');
const read = (file: string) => readFileSync(join(copy, 'dist', file), 'utf8');
const page = (path: string) => load(read(`${path.slice(1) || 'index'}.html`));

const CITY = 'Boise';
const CITY_PATH = cityPath(CITY);
/** Articles that are not to be published yet: names of their files, and why. */
const WAITING = [
  ['kept-draft', 'draft: true'],
  ['next-century', 'published_at: 2100-01-01'],
] as const;
const WAITING_TITLE = 'Nobody reads this yet';
const blocks = blocksOf(readFileSync(join(ROOT, 'docs', 'adding.md'), 'utf8'));

/**
 * Another agency: everything that is a brand's lies in its folder of content. Its name and prices are other ones in every
 * file, its colors are ours turned round, its headlines are set in the typeface of our quotations.
 */
const OTHER = {
  brand: 'Ashlar',
  price: ['$2,500-$3,500', '$2,750-$3,850'],
  fonts: ['Schibsted Grotesk', 'Source Serif 4'],
} as const;
const COLOR = /(?<=^ *--color-[\w-]+: #)[0-9a-f]{6}(?=(?:[0-9a-f]{2})?;$)/gm;
const otherColor = (color: string) =>
  (0xffffff - Number.parseInt(color, 16)).toString(16).padStart(6, '0');

function becomeAnother(content: string) {
  for (const file of filesBelow(content).filter((each) => /\.(yaml|md|css)$/.test(each))) {
    const text = readFileSync(file, 'utf8')
      .replaceAll('Northbar', OTHER.brand)
      .replaceAll('northbar', OTHER.brand.toLowerCase())
      .replaceAll(...OTHER.price)
      .replaceAll(...OTHER.fonts);
    writeFileSync(file, file.endsWith('.css') ? text.replaceAll(COLOR, otherColor) : text);
  }
  // The pictures of articles are a brand's own, drawn in its colors.
  for (const file of filesBelow(join(content, 'article-pictures'))) {
    const picture = readFileSync(file, 'utf8');
    writeFileSync(file, picture.replaceAll(/(?<=#)[0-9a-f]{6}/g, otherColor));
  }
  const fonts = join(content, 'brand', 'fonts');
  cpSync(join(fonts, 'serif.woff2'), join(fonts, 'sans.woff2'));
  const sign = join(content, 'brand', 'public', 'favicon.svg');
  writeFileSync(sign, readFileSync(sign, 'utf8').replaceAll(/#[0-9a-f]{6}/g, '#123456'));
}

beforeAll(async () => {
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const block of blocks) follow(copy, block);
  addRenamedCity(join(copy, 'content'), CITY, 99);
  for (const [name, header] of WAITING)
    writeFileSync(
      join(copy, 'content', 'blog', `${name}.md`),
      `---\ntitle: ${WAITING_TITLE}, ${name}\n${header}\n---\n\nText.\n`,
    );
  renameSync(join(copy, 'content'), theirs);
  becomeAnother(theirs);
  const env = { ...process.env, CONTENT_DIR: 'theirs', CACHE_DIR: join(copy, '.astro') };
  await promisify(execFile)(process.execPath, ['commands/build.ts'], { cwd: copy, env });
}, BUILD_TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 3 }));

/** A page that is listed wherever pages are: both sitemaps, for machines, by its text twin and its social image. */
async function expectListed(path: string, list: string) {
  const { pages, policies, siteUrl } = await readManifest(join(copy, 'dist'));
  expect(pages.map((each) => each.path)).toContain(path);
  expect(policies[path]).toContain("default-src 'none'");
  expect(read('sitemap.xml')).toContain(`${path}</loc>`);
  expect(load(read('sitemap.html'))(`[data-list="${list}"] a[href="${path}"]`)).toHaveLength(1);
  expect(read(LLMS_PATH.slice(1))).toContain(`(${siteUrl}${markdownAddress(path)}): `);
  expect(read(LLMS_FULL_PATH.slice(1))).toContain(`Source: <${siteUrl}${path}>`);
  expect(read(markdownAddress(path).slice(1))).toContain(`Source: <${siteUrl}${path}>`);
  expect(readFileSync(join(copy, 'dist', `${path.slice(1)}.html.br`)).length).toBeGreaterThan(0);
  const $ = page(path);
  expect($('h1')).toHaveLength(1);
  expect($('link[rel="canonical"]').attr('href')).toMatch(new RegExp(`${path}$`));
  const image = new URL($('meta[property="og:image"]').attr('content') ?? '').pathname;
  expect(readFileSync(join(copy, 'dist', image)).length).toBeGreaterThan(1000);
}

test('every block of the guide says where it goes', () => {
  const fences = readFileSync(join(ROOT, 'docs', 'adding.md'), 'utf8').match(/^```\w+/gm) ?? [];
  expect(blocks).toHaveLength(fences.length);
  expect(blocks.length).toBeGreaterThan(10);
});

test('a page', async () => {
  await expectListed('/careers', 'main');
  expect(page('/careers')('h1 mark').text()).toBe('signed cases');
  expect(page('/')('footer a[href="/careers"]').text()).toBe('Careers');
});

describe('a city', () => {
  test('is one file, listed by itself', async () => {
    await expectListed(CITY_PATH, 'cities');
    const $ = page(CITY_PATH);
    expect($('title').text()).toContain(CITY);
    const description = $('meta[name="description"]').attr('content') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(META_LENGTHS.descriptionMin);
    expect($('script[type="application/ld+json"]').text()).toContain(`${CITY_PATH}#faq`);
  });

  test('and another city links to it', async () => {
    const { pages } = await readManifest(join(copy, 'dist'));
    const cities = pages.filter(({ kind, path }) => kind === 'city' && path !== CITY_PATH);
    const linking = cities.filter(({ path }) => page(path)(`main a[href="${CITY_PATH}"]`).length);
    expect(linking.length).toBeGreaterThan(0);
  });
});

test('an article', async () => {
  const path = '/blog/how-long-should-a-first-consultation-be';
  await expectListed(path, 'posts');
  expect(page('/blog')(`a[href="${path}"]`).length).toBeGreaterThan(0);
  expect(read('blog/feed.xml')).toContain(path);
  expect(page('/team/curtis-halloway')(`a[href="${path}"]`).length).toBeGreaterThan(0);
});

test('the address that an article had before leads to it', async () => {
  const { moved } = await readManifest(join(copy, 'dist'));
  expect(moved['/blog/first-consultation']).toBe('/blog/how-long-should-a-first-consultation-be');
});

test('a tool', async () => {
  const path = '/tools/missed-calls';
  await expectListed(path, 'tools');
  const $ = page(path);
  expect($('astro-island[client="idle"]').length).toBeGreaterThan(0);
  expect($('#tool button').text()).toContain('Missed: 0');
  // The menu and the footer.
  expect(page('/about')(`a[href="${path}"]`)).toHaveLength(2);
});

test('a form field: in the form, stored, and in the mail', async () => {
  expect(page('/contact')('label').text()).toContain('Website (Optional)');
  const site = await startSite({ CONTENT_DIR: 'theirs' }, copy);
  try {
    const sent = await fetch(`${site.url}/functions/v1/send-contact-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ada Park',
        email: 'ada@park.example',
        phone: '813 555 0142',
        firmName: 'Park Law',
        website: 'https://park.example',
      }),
    });
    expect(sent.status).toBe(200);
    const [mail] = await site.waitForMails(1);
    expect(mail?.text).toMatch(/Website:?\s+https:\/\/park\.example/);
    expect(mail?.from?.name).toContain(OTHER.brand);
    expect(mail?.text).not.toMatch(/northbar/i);
  } finally {
    await site.stop();
  }
});
