import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SOCIAL_IMAGE } from '../../src/seo/page-meta.ts';
import { addresses, DIST, everyPage, pages } from './built-pages.ts';

/** Some services refuse large images; the limit is in bytes. */
const IMAGE_BYTES = 60 * 1_000;

const imageOf = ({ $ }: (typeof pages)[number]) =>
  new URL($('meta[property="og:image"]').attr('content') ?? 'about:blank').pathname;
const isPublic = ({ $ }: (typeof pages)[number]) =>
  !$('meta[name="robots"][content*="noindex"]').length;

everyPage('every page names a social image that is there, 1200x630 and light', async (page) => {
  const image = imageOf(page);
  expect(addresses).toContain(image);
  expect(page.$('meta[name="twitter:image"]').attr('content')).toContain(image);
  const file = join(DIST, image);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE });
  expect(statSync(file).size).toBeLessThanOrEqual(IMAGE_BYTES);
});

test('no two public pages share an image', () => {
  const images = pages.filter(isPublic).map(imageOf);
  expect(images.filter((image, index) => images.indexOf(image) !== index)).toEqual([]);
});
