import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { BLOG_PATH } from '../../src/features/blog/blog-path.ts';
import { FEED, MAX_FEED_ARTICLES } from '../../src/features/blog/feed/feeds.ts';
import { urlsInAttribute } from '../../src/text/html.ts';
import { addresses, DIST, manifest, pages, plainText, siteUrl } from './built-pages.ts';

const RSS = 'rss.rng';

async function rssErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'feed.xml', contents: xml }],
    extension: 'relaxng',
    schema: [
      {
        fileName: RSS,
        contents: readFileSync(join(import.meta.dirname, '..', 'support', 'schemas', RSS), 'utf8'),
      },
    ],
  });
  return errors.map(({ message }) => message);
}

const xml = readFileSync(join(DIST, FEED.path), 'utf8');
const $ = load(xml, { xml: true });
const newest = manifest.pages
  .filter(({ kind }) => kind === 'article')
  .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
  .slice(0, MAX_FEED_ARTICLES);

const items = $('item')
  .toArray()
  .map((item) => ({
    url: $(item).find('link').text(),
    html: $(item).find('content\\:encoded').text(),
    image: $(item).find('media\\:content').attr('url') ?? '',
    day: new Date($(item).find('pubDate').text()).toISOString().slice(0, 10),
  }));
const MIN_TEXT_SHARE = 0.6;

test('the feed is valid', async () => expect(await rssErrors(xml)).toEqual([]));

test('the feed has the newest articles, newest first', () => {
  expect(items.map(({ day }) => day)).toEqual(newest.map(({ published }) => published));
  expect(items.map(({ url }) => url).toSorted()).toEqual(
    newest.map(({ path }) => siteUrl + path).toSorted(),
  );
});

test('the feed links to itself and to the list of articles', () => {
  expect($('channel > atom\\:link').attr('href')).toBe(siteUrl + FEED.path);
  expect($('channel > link').text()).toBe(siteUrl + BLOG_PATH);
});

test.each(items)('the text of $url has only full addresses that exist', ({ html }) => {
  const text = load(html);
  const namedAddresses = text('*')
    .toArray()
    .flatMap((element) => Object.entries(text(element).attr() ?? {}))
    .flatMap(([name, value]) => urlsInAttribute(name, value));
  expect(namedAddresses.length).toBeGreaterThan(0);
  expect(namedAddresses.filter((address) => !/^(https?|mailto|tel):/.test(address))).toEqual([]);
  const ownAddresses = namedAddresses
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === siteUrl);
  const broken = ownAddresses.filter(({ pathname }) => !addresses.has(pathname));
  expect(broken.map(({ href }) => href)).toEqual([]);
  expect(text('script, style, form, button, [class], [style]')).toHaveLength(0);
  expect(html).not.toMatch(/\{brand\}|undefined/);
});

test.each(items)('the feed has the full text of $url, as on its page', ({ url, html, image }) => {
  const page = pages.find(({ address }) => siteUrl + address === url);
  const shown = plainText(page?.$('main').text() ?? '');
  const blocks = load(html)('p, li, td, h2, h3, pre').toArray();
  const missing = blocks
    .map((block) => plainText(load(block).text()))
    .filter((text) => !shown.includes(text));
  expect(missing).toEqual([]);
  const inText = page?.$('.article').find('p, li, td, h2, h3, pre').toArray().length ?? 0;
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.length).toBeGreaterThanOrEqual(inText * MIN_TEXT_SHARE);
  expect(addresses).toContain(new URL(image).pathname);
});
