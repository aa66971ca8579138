import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialImageSvg } from './social-image.ts';
import { socialImagePath } from './social-image-path.ts';

/** Half as long again as the longest headline of the content. */
const LONGEST = `${'Google Ads vs. SEO for law firms in 2025: which one signs cases sooner, '.repeat(2)}and why`;
/** Where a headline may stand, with the highlighter a little around it, in pixels. */
const BOX = { left: 146, top: 106, right: 1146, bottom: 500 };
const words = { title: 'Fees', brand: 'Northbar', tagline: 'Law firms only.' };

type Line = { top: number; height: number; right: number; isMarked: boolean };

/** The picture with nothing but its headline, whose lines are found by their ink and marks. */
async function headlineLines(headline: string): Promise<Line[]> {
  const svg = socialImageSvg({
    headline,
    title: headline.replaceAll('==', ''),
    brand: '',
    tagline: '',
  });
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
])('"%s" fits the box', async (headline) => {
  const lines = await headlineLines(headline);
  const last = lines.at(-1);
  expect(lines[0]?.top).toBeGreaterThanOrEqual(BOX.top);
  expect((last?.top ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(BOX.bottom);
  expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(BOX.right);
});

test('a longer headline is set smaller, in lines of about the same length', async () => {
  const [short] = await headlineLines('Hours');
  const long = await headlineLines(
    'HOURS IN WHICH NO FIRM ON OUR LIST TOOK ANY CALL AT ALL, AND WHO DID ANSWER',
  );
  expect(long.length).toBeGreaterThan(2);
  for (const { height } of long) expect(height).toBeLessThan(short?.height ?? 0);
  const widths = long.map(({ right }) => right - BOX.left);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5);
});

test('a marked phrase stays on one line where it has room, a longer one is marked on every line', async () => {
  const marks = async (headline: string) =>
    (await headlineLines(headline)).map(({ isMarked }) => isMarked);
  expect(await marks('WHAT FIRMS GET WRONG ABOUT ==ALL OVERVIEWS==')).toEqual([false, false, true]);
  const all = await marks('==EVERY SINGLE WORD OF OUR VERY LONG HEADLINE IS MARKED==');
  expect(all).not.toContain(false);
  expect(await marks('PRICING')).toEqual([false]);
});

test('letters that the typeface lacks lose their accents and nothing more', () => {
  const of = (headline: string) => socialImageSvg({ ...words, headline });
  expect(of('Núñez & Nguyễn')).toBe(of('Núñez & Nguyen'));
});

test('a sign without a plain form does not stop a build', () => {
  expect(socialImageSvg({ ...words, headline: 'A 律 firm' })).toContain('<svg');
});

test('runs of space become one', () => {
  const of = (headline: string) => socialImageSvg({ ...words, headline });
  expect(of(' Proof for\n  ==every dollar==. ')).toBe(of('Proof for ==every dollar==.'));
});

test('the title stands over the headline unless it says the same', () => {
  const textsOf = (headline: string) =>
    socialImageSvg({ ...words, headline }).match(/class="typst-text"/g)?.length ?? 0;
  expect(textsOf('Prices')).toBe(textsOf('Fees') + 1);
});

test('a name of forty letters ends within the picture, and takes the place of the tagline', async () => {
  const brand = 'W'.repeat(40);
  const svg = socialImageSvg({ ...words, brand, headline: 'Fees' });
  expect(socialImageSvg({ ...words, tagline: '', brand, headline: 'Fees' })).toBe(svg);
  const { data, info } = await sharp(Buffer.from(svg))
    .extract({ left: 1144, top: 500, width: 56, height: 130 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.length).toBe(info.width * info.height * 3);
  expect(data.every((part) => part === 255)).toBe(true);
});
