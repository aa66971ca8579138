import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ERROR_PAGES } from '../../server/serving/site.ts';
import { META_LENGTHS } from '../../src/content/parts.ts';
import { NO_POSTS_FILE } from '../../src/features/blog/list/list-pages.ts';
import { SITEMAP_DOCUMENT, SITEMAP_PATH } from '../../src/features/sitemap/sitemap-xml.ts';
import { SOCIAL_IMAGE } from '../../src/seo/page-meta.ts';
import { isSample } from '../support/content-in-use.ts';
import {
  type BuiltPage,
  DIST,
  everyPage,
  isBlogList,
  isHidden,
  pages,
  siteUrl,
} from './built-pages.ts';

const metaOf = ({ $ }: BuiltPage, name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
const titleOf = ({ $ }: BuiltPage) => $('head > title').text();
const brand = metaOf(pages[0] as BuiltPage, 'og:site_name');

/** Some services refuse large images; the limit is in bytes. */
const IMAGE_BYTES = 60 * 1_000;

const indexable = pages.filter((page) => !isHidden(page));

describe('the title', () => {
  everyPage(
    'of every page has the brand, and a short text before it',
    (page) => {
      const title = titleOf(page);
      const titleText = title.endsWith(` | ${brand}`)
        ? title.slice(0, -` | ${brand}`.length)
        : title;
      // The build only warns about long titles of other content.
      if (isSample) expect(titleText.length, titleText).toBeLessThanOrEqual(META_LENGTHS.titleMax);
      expect(title).toContain(brand);
      expect(metaOf(page, 'og:title')).toBe(title);
      expect(metaOf(page, 'twitter:title')).toBe(title);
    },
    indexable,
  );
});

test.each([
  ['title', titleOf],
  ['description', (page: BuiltPage) => metaOf(page, 'description')],
  ['h1', ({ $ }: BuiltPage) => $('h1').text()],
  ['social image', (page: BuiltPage) => metaOf(page, 'og:image')],
])('no two pages have the same %s', (_, textOf) => {
  const byText = Map.groupBy(indexable, (page) => textOf(page).toLowerCase());
  const repeated = [...byText.values()].filter(({ length }) => length > 1);
  expect(repeated.map((same) => same.map(({ address }) => address))).toEqual([]);
});

everyPage('every page has its own canonical address', (page) => {
  const { address } = page;
  const canonical = page.$('link[rel="canonical"]').attr('href') ?? '';
  // A list of articles is a separate file that visitors reach at /blog with a query.
  const path = address === SITEMAP_DOCUMENT ? SITEMAP_PATH : address;
  const expected = isBlogList(address) ? canonical : siteUrl + path;
  // Error pages and the empty list are served at other addresses than their own.
  const hasOtherAddress = ERROR_PAGES.has(address) || address === NO_POSTS_FILE;
  expect(page.$('link[rel="canonical"], meta[property="og:url"]').toArray()).toHaveLength(
    hasOtherAddress ? 0 : 2,
  );
  if (!hasOtherAddress) expect([canonical, metaOf(page, 'og:url')]).toEqual([expected, expected]);
  if (isBlogList(address) && !hasOtherAddress)
    expect(canonical.startsWith(`${siteUrl}/blog?`)).toBe(true);
  expect(metaOf(page, 'og:locale')).toBe('en_US');
});

everyPage(
  'every page has a social image that exists, measures 1200x630 and is a small file',
  async (page) => {
    const image = new URL(metaOf(page, 'og:image'));
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'twitter:image')).toBe(image.href);
    expect(metaOf(page, 'og:image:width')).toBe(String(SOCIAL_IMAGE.width));
    expect(metaOf(page, 'og:image:height')).toBe(String(SOCIAL_IMAGE.height));
    if (image.origin !== siteUrl) return;
    const file = join(DIST, image.pathname);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE });
    expect(statSync(file).size).toBeLessThanOrEqual(IMAGE_BYTES);
  },
);

everyPage('every page has one h1, and no heading skips a level', ({ $ }) => {
  expect($('h1')).toHaveLength(1);
  const levels = $('main')
    .find('h1, h2, h3, h4, h5, h6')
    .toArray()
    .filter((heading) => $(heading).closest('dialog, [hidden], template').length === 0)
    .map((heading) => Number(heading.tagName.slice(1)));
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skips).toEqual([]);
  expect(levels[0]).toBe(1);
});
