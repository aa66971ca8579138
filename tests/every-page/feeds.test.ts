import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readManifest } from '../../server/serving/manifest.ts';
import { BLOG_PATH } from '../../src/features/blog/blog-path.ts';
import { FEED_ARTICLES_MAX, FEEDS } from '../../src/features/blog/feed/feeds.ts';
import { addressesOf } from '../../src/text/html.ts';
import { jsonFeedSchema, rssErrors } from '../support/feed-schemas.ts';
import { addresses, DIST, pages } from './built-pages.ts';

const { siteUrl, pages: list } = await readManifest(DIST);
const read = (path: string) => readFileSync(join(DIST, path), 'utf8');
const xml = read(FEEDS.rss.path);
const json = jsonFeedSchema.parse(JSON.parse(read(FEEDS.json.path)));
const $ = load(xml, { xml: true });
/** Articles of the site, newest first. */
const posts = list.filter(({ kind }) => kind === 'article');
const newest = posts
  .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
  .slice(0, FEED_ARTICLES_MAX);

const texts = [
  ...$('item')
    .toArray()
    .map(
      (item) =>
        [`RSS ${$(item).find('link').text()}`, $(item).find('content\\:encoded').text()] as const,
    ),
  ...json.items.map(({ id, content_html = '' }) => [`JSON ${id}`, content_html] as const),
];
/** Of the blocks of an article: besides them its page has asks and notes that the feed leaves out. */
const MOST_OF_TEXT = 0.6;
const words = (html: string) => load(html).text().replace(/\s+/g, ' ').trim();

test('the RSS is valid', async () => expect(await rssErrors(xml)).toEqual([]));

test('both have the newest articles, newest first', () => {
  const links = newest.map(({ path }) => siteUrl + path);
  const dates = json.items.map(({ date_published = '' }) => date_published.slice(0, 10));
  expect(dates).toEqual(newest.map(({ published }) => published));
  expect(json.items.map(({ url }) => url).toSorted()).toEqual(links.toSorted());
  expect(
    $('item > link')
      .toArray()
      .map((link) => $(link).text()),
  ).toEqual(json.items.map(({ url }) => url));
  expect(
    $('item > pubDate')
      .toArray()
      .map((date) => new Date($(date).text()).toISOString()),
  ).toEqual(json.items.map(({ date_published }) => date_published));
});

test('they name themselves and the list', () => {
  expect($('channel > atom\\:link').attr('href')).toBe(siteUrl + FEEDS.rss.path);
  expect(json.feed_url).toBe(siteUrl + FEEDS.json.path);
  expect([$('channel > link').text(), json.home_page_url]).toEqual([
    siteUrl + BLOG_PATH,
    siteUrl + BLOG_PATH,
  ]);
});

describe('the text of', () => {
  test.each(texts)('%s has every address in full, to what is there', (_, html) => {
    const text = load(html);
    const named = text('*')
      .toArray()
      .flatMap((element) => Object.entries(text(element).attr() ?? {}))
      .flatMap(([name, value]) => addressesOf(name, value));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((address) => !/^(https?|mailto|tel):/.test(address))).toEqual([]);
    const own = named.map((address) => new URL(address)).filter(({ origin }) => origin === siteUrl);
    const broken = own.filter(({ pathname }) => !addresses.has(pathname));
    expect(broken.map(({ href }) => href)).toEqual([]);
    expect(text('script, style, form, button, [class], [style]')).toHaveLength(0);
    expect(html).not.toMatch(/\{brand\}|undefined/);
  });
});

test.each(json.items.map((item) => [item.url ?? '', item] as const))(
  '%s is there whole, as its page has it',
  (url, item) => {
    const page = pages.find(({ address }) => siteUrl + address === url);
    const shown = words(page?.$('main').html() ?? '');
    const blocks = load(item.content_html ?? '')('p, li, td, h2, h3, pre').toArray();
    const missing = blocks
      .map((block) => load(block).text().replace(/\s+/g, ' ').trim())
      .filter((text) => !shown.includes(text));
    expect(missing).toEqual([]);
    const inText = page?.$('.article').find('p, li, td, h2, h3, pre').toArray().length ?? 0;
    expect(blocks.length).toBeGreaterThan(0);
    expect(blocks.length).toBeGreaterThanOrEqual(inText * MOST_OF_TEXT);
    expect(addresses).toContain(new URL(item.image ?? '').pathname);
    for (const { url: profile = '' } of item.authors ?? [])
      expect(addresses).toContain(new URL(profile).pathname);
  },
);
