import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { setLine } from '../../../seo/set-line.ts';
import { BLOG_CATEGORIES } from '../list/categories.ts';
import { plateElements, plateSvg } from './paper.ts';
import { PLATES, plateOf } from './plates.ts';

const FOLDER = 'content/blog';
const articles = readdirSync(FOLDER).map((file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  return { file, text, image: /^featured_image_url: (.*)$/m.exec(text)?.[1] ?? '' };
});
const all = [...Object.values(PLATES), ...BLOG_CATEGORIES.map((category) => plateOf('', category).plate)];

/** Straight quotes, no marks of markdown, one space between words, small letters. */
const plain = (text: string) =>
  text
    .replaceAll(/\*\*|`/g, '')
    .replaceAll(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

const withPlate = articles.filter(({ image }) => image);

test.each(withPlate)('the plate that $file names shows only what the article says', ({ text, image }) => {
  const plate = PLATES[image.replace('plate:', '')];
  expect(plate).toBeDefined();
  const words = plain(text);
  expect(plate?.quotes.filter((quote) => !words.includes(plain(quote)))).toEqual([]);
});

test('every plate belongs to an article', () => {
  const named = withPlate.map(({ image }) => image.replace('plate:', ''));
  expect(named.toSorted()).toEqual(Object.keys(PLATES).toSorted());
});

test('alternative texts are all different', () => {
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
});

test.each(all)('the same plate is the same picture: $alt', (plate) => {
  const svg = plateSvg(plate, 800);
  expect(plateSvg({ ...plate }, 800)).toBe(svg);
  expect(svg).not.toMatch(/<text|style=|NaN|undefined|Infinity/);
});

test.each(all)('on a page its texts are texts, as long as their outlines: $alt', (plate) => {
  const elements = plateElements(plate);
  const texts = [...elements.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)];
  const outlines = plateSvg(plate, 800).match(/<path transform="translate/g) ?? [];
  expect(texts).toHaveLength(outlines.length);
  expect(elements).not.toMatch(/style=|NaN|undefined|Infinity/);
  for (const [, attributes = '', text = ''] of texts) {
    // A browser would set one space, or none.
    expect(text).toBe(text.replaceAll(/\s+/g, ' ').trim());
    expect(Number(/ textLength="([\d.]+)"/.exec(attributes)?.[1]), text).toBeGreaterThan(0);
  }
});

test.each(['plate:no-such-plate', 'office.jpg', '', 'plate:', 'plate:constructor'])(
  '"%s" is the plate of the category',
  (image) => expect(plateOf(image, 'Web Design').name).toBe('category-web-design'),
);

const FAMILIES = ['sans', 'serif', 'code'] as const;
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const NUMBERS = /-?\d+(?:\.\d+)?/g;
/** The strokes of a path without their places, and these: the space between letters is rounded on a page. */
const strokesOf = (path = '') => path.replaceAll(NUMBERS, '');
const placesOf = (path = '') => (path.match(NUMBERS) ?? []).map(Number);

test.each(all)('its texts, set as they say, are the outlines of the picture: $alt', (plate) => {
  const texts = [...plateElements(plate).matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)];
  const set = texts.map(([, attributes = '', text = '']) => {
    const said = (name: string) => Number(new RegExp(` ${name}="([\\d.-]+)"`).exec(attributes)?.[1] ?? 0);
    const size = said('font-size');
    const style = {
      size,
      weight: said('font-weight'),
      tracking: said('letter-spacing') / size,
      tabular: attributes.includes('tabular-nums'),
      family: FAMILIES.find((family) => attributes.includes(`plate-${family}`)) ?? 'sans',
    };
    return setLine(unescaped(text), style).outlines();
  });
  const outlines = [...plateSvg(plate, 800).matchAll(/<path transform="translate[^>]* d="([^"]*)"/g)].map(
    ([, path]) => path,
  );
  expect(set.map(strokesOf)).toEqual(outlines.map(strokesOf));
  const moved = set.flatMap((path, index) => {
    const places = placesOf(outlines[index]);
    return placesOf(path).map((place, at) => Math.abs(place - (places[at] ?? 0)));
  });
  expect(Math.max(...moved)).toBeLessThan(1);
});

test.each([
  'Web Design',
  'Immigration & Naturalization',
  'Wrongful-Termination-Recordkeeping',
  'A'.repeat(60),
])('the name of the category "%s" is drawn', (category) =>
  expect(
    plateOf('', category)
      .plate.draw()
      .match(/<text /g)?.length,
  ).toBeGreaterThan(1),
);

test('an article that names its plate gets it', () => {
  expect(plateOf('plate:cost-per-signed-case', 'Web Design').name).toBe('cost-per-signed-case');
});
