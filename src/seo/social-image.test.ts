import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialImageSvg } from './social-image.ts';

/** The longest headline of the content has two thirds of this length. */
const LONGEST = `${'Google Ads vs. SEO for law firms in 2025: which one signs cases sooner, '.repeat(2)}and why`;
/** A headline and its highlighter must stay within this box, in pixels. */
const BOX = { top: 106, right: 1146, bottom: 500 };

/** Renders the image with its headline alone and returns the box of its colored pixels. */
async function headlineBox(headline: string) {
  const title = headline.replaceAll('==', '');
  const svg = socialImageSvg({ headline, title, brand: '', tagline: '' });
  const area = { left: 110, top: 0, width: 1090, height: 515 };
  const picture = await sharp(Buffer.from(svg)).removeAlpha().extract(area).toBuffer();
  const { info } = await sharp(picture)
    .trim({ background: 'white', threshold: 95 })
    .toBuffer({ resolveWithObject: true });
  const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info;
  return { top: -trimOffsetTop, right: area.left - trimOffsetLeft + width, height };
}

test.each([
  'A marketing agency for ==law firms only==.',
  'Supercalifragilisticexpialidocious law',
  '==Every single word of this long headline is marked, and so it is over more lines than one==',
  LONGEST,
])('the headline "%s" fits its box', async (headline) => {
  const { top, right, height } = await headlineBox(headline);
  expect(top).toBeGreaterThanOrEqual(BOX.top);
  expect(top + height).toBeLessThanOrEqual(BOX.bottom);
  expect(right).toBeLessThanOrEqual(BOX.right);
});
