import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as Letters, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { LETTERS } from '../src/text/letters.ts';
import { withStaticKerning } from './static-kerning.ts';

const PACKAGE =
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const cut = (letters: string, wght: number | { min: number; max: number }) =>
  subsetFont(readFileSync(PACKAGE), letters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    variationAxes: { wght },
  });
const LIGHT = 400;
const HEAVY = 900;
const variable = await cut(LETTERS, { min: LIGHT, max: HEAVY });
const still = withStaticKerning(variable, await cut(LETTERS, 600));

/** How far a text goes at a weight, in units of the font. */
function width(file: Uint8Array, text: string, weight: number) {
  const font = new Font(new Face(new Blob(file)));
  font.setVariations([new Variation('wght', weight)]);
  const letters = new Letters();
  letters.addText(text);
  letters.guessSegmentProperties();
  shape(font, letters);
  return letters.getGlyphInfosAndPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
}
/** How much nearer two letters stand for being neighbors. */
const kerning = (font: Uint8Array, [a = '', b = '']: string, wght: number) =>
  width(font, a + b, wght) - width(font, a, wght) - width(font, b, wght);

test.each(['AV', 'To', 'Ye', 'r.'])('%s is drawn together by the same at every weight', (pair) => {
  expect(kerning(still, pair, LIGHT)).toBeLessThan(0);
  expect(kerning(still, pair, HEAVY)).toBe(kerning(still, pair, LIGHT));
});

test('outlines and widths are those of each weight', () => {
  for (const weight of [LIGHT, HEAVY])
    for (const letter of LETTERS) expect(width(still, letter, weight)).toBe(width(variable, letter, weight));
  expect(width(still, 'n', HEAVY)).toBeGreaterThan(width(still, 'n', LIGHT));
});

test('two fonts of other letters are not mixed', async () => {
  const few = await cut('abc', 600);
  expect(() => withStaticKerning(variable, few)).toThrow('not the same letters');
});
