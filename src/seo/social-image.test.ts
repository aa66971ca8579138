import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wantedImage } from '../../build/social-images.ts';
import { SOCIAL_IMAGE } from './page-meta.ts';
import { socialImageSvg } from './social-image.ts';
import { readMarks, setHeadline } from './social-image-headline.ts';
import { socialImagePath } from './social-image-path.ts';

/** The box of the picture's headline, in pixels. */
const BOX = { width: 980, height: 372 };
/** Half as long again as the longest headline of the content. */
const LONGEST = `${'Google Ads vs. SEO for law firms in 2025: which one signs cases sooner, '.repeat(2)}and why`;

test.each([
  ['/', '/social/home.png'],
  ['/pricing', '/social/pricing.png'],
  ['/services/legal-seo', '/social/services/legal-seo.png'],
])('the image of %s is %s', (path, image) => expect(socialImagePath(path)).toBe(image));

test('marks are read out of a headline, runs of space become one', () => {
  expect(readMarks(' Proof for\n  ==every dollar==. ')).toEqual({
    text: 'Proof for every dollar.',
    marked: [[10, 22]],
  });
  expect(readMarks('Pricing')).toEqual({ text: 'Pricing', marked: [] });
});

test.each([
  'Pricing',
  'A marketing agency for ==law firms only==.',
  'Supercalifragilisticexpialidocious law',
  LONGEST,
])('"%s" fits the box', (headline) => {
  const { lines, lineHeight } = setHeadline(headline, BOX);
  expect(Math.max(...lines.map(({ line }) => line.width))).toBeLessThanOrEqual(BOX.width);
  expect(lines.length * lineHeight).toBeLessThanOrEqual(BOX.height);
});

test('a longer headline is set smaller, in lines of about the same length', () => {
  const short = setHeadline('Pricing', BOX);
  const long = setHeadline('Seven in ten residents live in no city at all. Market to where they are.', BOX);
  expect(long.size).toBeLessThan(short.size);
  const widths = long.lines.map(({ line }) => line.width);
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.5);
});

test('a mark that runs over a line end is drawn on both lines', () => {
  const { lines } = setHeadline('==Every single word of this long headline is marked==', BOX);
  expect(lines.length).toBeGreaterThan(1);
  for (const { line, marks } of lines) expect(marks).toEqual([[0, line.width]]);
});

test('letters that the typeface lacks lose their accents and nothing more', () => {
  expect(setHeadline('Núñez & Ångström', BOX)).toMatchObject({
    size: setHeadline('Nunez & Angstrom', BOX).size,
  });
});

test('a page asks for its image by its own head and headline', () => {
  const html =
    '<title>Fees &amp; more | A</title><meta property="og:image" content="https://a.example/social/a.png"><h1 class="x">Fees &amp; <mark>terms</mark>.</h1>';
  expect(wantedImage(html)).toEqual({
    path: '/social/a.png',
    title: 'Fees & more | A',
    headline: 'Fees & ==terms==.',
  });
  expect(wantedImage('<h1>No image</h1>')).toBeUndefined();
});

const words = { title: 'Fees', brand: 'Northbar', tagline: 'Law firms only.' };

test('the title stands over the headline unless it says the same', () => {
  const pathsOf = (headline: string) => socialImageSvg({ ...words, headline }).match(/<path/g)?.length ?? 0;
  expect(pathsOf('Prices')).toBe(pathsOf('Fees') + 1);
});

test('the picture has the size of a social image and no text that needs a font', async () => {
  const svg = socialImageSvg({ ...words, headline: LONGEST });
  expect(svg).not.toContain('<text');
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(SOCIAL_IMAGE);
});
