import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addresses, DIST, eachPage } from './built-pages.ts';

const PHOTOGRAPH = /\.(avif|jpe?g|png|webp)$/;
/** Of people in the first screen of a page: whoever wrote it, or whoever calls back. */
const AT_ONCE = 2;

test('what a camera wrote into a picture is not published', async () => {
  const pictures = [...addresses].filter((address) => PHOTOGRAPH.test(address));
  expect(pictures.length).toBeGreaterThan(0);
  const read = pictures.map(async (address) => [
    address,
    (await sharp(join(DIST, address)).metadata()).exif,
  ]);
  expect((await Promise.all(read)).filter(([, exif]) => exif)).toEqual([]);
});

test.each(eachPage)('%s fetches few photographs of people on arrival', (_, { $ }) => {
  expect($('img.photo:not([loading=lazy])').length).toBeLessThanOrEqual(AT_ONCE);
});
