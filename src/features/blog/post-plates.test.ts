import sharp from 'sharp';
import { expect, test } from 'vitest';
import { keptPicture, pairPicture } from '../../seo/kept-picture.ts';
import { SOCIAL_IMAGE } from '../../seo/page-meta.ts';
import { SOCIAL_PLATE, socialImageSvg } from '../../seo/social-image.ts';
import { plateSvg } from './plates/paper.ts';
import { PLATES, plateOf } from './plates/plates.ts';
import { PLATE_FORMAT, plateDrawing, plateFiles, postImage } from './post-plates.ts';

/** Names that the server answers with "immutable" (server/serving/headers.ts). */
const HASHED = /^\/assets\/.+\.[0-9a-f]{8}\.\w+$/;
/** What the picture of a card may weigh. */
const CARD_BYTES = 14_000;
/** How far a color may be from the drawing's on average, of 255. */
const MEAN_OFF = 1;
/** The same where a title shares the sixteen colors with it. */
const MEAN_OFF_BESIDE_TITLE = 2;
const PLATE = 'plate:cost-per-signed-case';

test('a plate comes in three widths under names that carry a hash', async () => {
  const image = await postImage(PLATE, 'SEO & PPC', 'cost-per-signed-case');
  const entries = image.srcSet?.split(', ').map((entry) => entry.split(' ')) ?? [];
  expect(entries.map(([, width]) => width)).toEqual(['400w', '800w', '1200w']);
  for (const [file] of entries) expect(file).toMatch(HASHED);
  expect(image).toMatchObject({ width: 800, height: 600, social: '/social/blog/cost-per-signed-case.png' });
  expect(image.src).toMatch(/\/cost-per-signed-case-800\.[0-9a-f]{8}\.webp$/);
  expect(image.srcSet).toContain(image.src);
});

test('categories whose names make one file name keep their own pictures', async () => {
  const [one, other] = await Promise.all(['SEO & PPC', 'SEO / PPC'].map((name) => postImage('', name, 'a')));
  expect(one?.src).not.toBe(other?.src);
  expect(one?.alt).not.toBe(other?.alt);
});

test('a thousand articles without a plate share the files of their category', async () => {
  const first = await postImage('', 'Web Design', 'a');
  const second = await postImage('plate:unknown', 'Web Design', 'b');
  expect(second).toEqual({ ...first, social: '/social/blog/b.png' });
  expect(plateFiles('', 'Web Design')).toBe(plateFiles('office.jpg', 'Web Design'));
});

test('a remote picture is used as it is, in the place of a plate, and needs no files', async () => {
  const src = 'https://images.example/office.jpg';
  const image = await postImage(src, 'Web Design', 'a');
  expect(image).toEqual({
    srcSet: undefined,
    src,
    alt: '',
    width: 800,
    height: 600,
    social: '/social/blog/a.png',
  });
  expect(plateFiles(src, 'Web Design')).toEqual([]);
  expect(plateDrawing(src, 'Web Design')).toBeUndefined();
});

test.each(['http', 'https:/', 'httpx://a.example/b.jpg'])('"%s" stops the build', async (address) => {
  await expect(postImage(address, 'Web Design', 'a')).rejects.toThrow(`"${address}" starts with http`);
});

test('files have the size that their name says', async () => {
  for (const { svg, width } of plateFiles(PLATE, '')) {
    const size = await sharp(await keptPicture(svg, PLATE_FORMAT)).metadata();
    expect(size).toMatchObject({ format: 'webp', width, height: width * 0.75 });
  }
});

test.each(Object.keys(PLATES))('the plate of %s is light at the width of cards', async (name) => {
  const card = plateFiles(`plate:${name}`, '').find(({ width }) => width === 800);
  const file = await keptPicture(card?.svg ?? '', PLATE_FORMAT);
  expect(file.length).toBeLessThan(CARD_BYTES);
});

test.each(Object.keys(PLATES))('the sixteen colors of %s are those that it is drawn in', async (name) => {
  const { svg = '' } = plateFiles(`plate:${name}`, '').find(({ width }) => width === 800) ?? {};
  const pixelsOf = async (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
  const [drawn, exported] = await Promise.all([
    pixelsOf(Buffer.from(svg)),
    pixelsOf(await keptPicture(svg, PLATE_FORMAT)),
  ]);
  expect(exported).toHaveLength(drawn.length);
  const off = drawn.reduce((sum, part, at) => sum + Math.abs(part - (exported[at] ?? 0)), 0) / drawn.length;
  expect(off).toBeLessThan(MEAN_OFF);
});

test('the social image has its size, and the longest title fits beside the plate', async () => {
  const title =
    'Law Firm Website Accessibility and Wrongful-Termination Recordkeeping: Fifteen Checks in Order';
  const plate = plateSvg(plateOf(PLATE, '').plate, SOCIAL_PLATE.width, SOCIAL_PLATE.height);
  const words = socialImageSvg({ headline: title, title, brand: 'Northbar', plate });
  expect(words).not.toContain('<text');
  const picture = await pairPicture(words, plate);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...SOCIAL_IMAGE });
  const pixels = (x: number, width: number) =>
    sharp(picture)
      .removeAlpha()
      .extract({ left: x, top: 0, width, height: SOCIAL_IMAGE.height })
      .raw()
      .toBuffer();
  expect((await pixels(486, 24)).every((part) => part === 255)).toBe(true);
  // The plate is drawn once for all articles that share it, and stands where it did when it was drawn with the words.
  const drawn = await sharp(Buffer.from(plate)).removeAlpha().raw().toBuffer();
  const shown = await pixels(SOCIAL_IMAGE.width - SOCIAL_PLATE.width, SOCIAL_PLATE.width);
  const off = drawn.reduce((sum, part, at) => sum + Math.abs(part - (shown[at] ?? 0)), 0) / drawn.length;
  expect(off).toBeLessThan(MEAN_OFF_BESIDE_TITLE);
});
