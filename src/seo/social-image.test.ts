import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialImageSvg } from './social-image.ts';
import { socialImagePath } from './social-image-path.ts';

/** The longest headline of the content has two thirds of this length. */
const LONGEST = `${'Google Ads vs. SEO for law firms in 2025: which one signs cases sooner, '.repeat(2)}and why`;
/** A headline and its highlighter must stay within this box, in pixels. */
const BOX = { left: 146, top: 106, right: 1146, bottom: 500 };
const imageCopy = { title: 'Fees', brand: 'Northbar', tagline: 'Law firms only.' };

type Line = { top: number; height: number; right: number; isMarked: boolean };

/** Renders the image with its headline alone and finds the lines by their colored pixels. */
async function headlineLines(headline: string): Promise<Line[]> {
  const title = headline.replaceAll('==', '');
  const svg = socialImageSvg({ headline, title, brand: '', tagline: '' });
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines: Line[] = [];
  for (let y = 0; y < 515; y += 1) {
    let [right, isMarked] = [0, false];
    for (let x = 110; x < info.width; x += 1) {
      const [red = 0, , blue = 0] = data.subarray((y * info.width + x) * 3);
      if (blue < 160) right = x;
      if (red > 200 && blue < 160) isMarked = true;
    }
    if (!right) continue;
    const last = lines.at(-1);
    if (last && last.top + last.height === y) {
      last.height += 1;
      last.right = Math.max(last.right, right);
      last.isMarked ||= isMarked;
    } else lines.push({ top: y, height: 1, right, isMarked });
  }
  return lines;
}

test.each([
  ['/', '/social/home.png'],
  ['/pricing', '/social/pricing.png'],
  ['/services/legal-seo', '/social/services/legal-seo.png'],
])('the image of %s is %s', (path, image) => expect(socialImagePath(path)).toBe(image));

test.each([
  'A marketing agency for ==law firms only==.',
  'Supercalifragilisticexpialidocious law',
  '==Every single word of this long headline is marked, and so it is over more lines than one==',
  LONGEST,
])('the headline "%s" fits its box', async (headline) => {
  const lines = await headlineLines(headline);
  const last = lines.at(-1);
  expect(lines[0]?.top).toBeGreaterThanOrEqual(BOX.top);
  expect((last?.top ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(BOX.bottom);
  expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(BOX.right);
});

test('a name of forty letters fits the picture, and replaces the tagline', async () => {
  const brand = 'W'.repeat(40);
  const svg = socialImageSvg({ ...imageCopy, brand, headline: 'Fees' });
  expect(socialImageSvg({ ...imageCopy, tagline: '', brand, headline: 'Fees' })).toBe(svg);
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 1144, top: 500, width: 56, height: 130 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.length).toBe(info.width * info.height * 3);
  expect(data.every((byte) => byte === 255)).toBe(true);
});
