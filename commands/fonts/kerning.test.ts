import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { LETTERS } from '../../src/text/letters.ts';
import { withKerning } from './pair-kerning.ts';
import { pairsInUse, settingIn } from './pairs-in-use.ts';

const PACKAGE =
  'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const LIGHT = 400;
const MIDDLE = 600;
const HEAVY = 900;
const cut = (wght: number | { min: number; max: number }) =>
  subsetFont(readFileSync(PACKAGE), LETTERS, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    variationAxes: { wght },
  });
const variable = await cut({ min: LIGHT, max: HEAVY });
const oneWeight = await cut(MIDDLE);
const STEP = 4;
const PAIRS = 300;
const kerned = withKerning(variable, pairsInUse(oneWeight, PAIRS, STEP));

const heavy = settingIn(kerned, HEAVY);
const light = settingIn(kerned, LIGHT);
const all = settingIn(oneWeight);
/** How much nearer two letters stand for being neighbors, in units of the font. */
const kerning = (setting: typeof all, [a = '', b = '']: string) =>
  setting(a + b).width - setting(a).width - setting(b).width;

test.each(['To', 'Yo', 'We', 'r.', 're', '’s'])('%s stands at every weight as at one', (pair) => {
  const wanted = kerning(all, pair);
  expect(wanted).not.toBe(0);
  expect(Math.abs(kerning(light, pair) - wanted)).toBeLessThanOrEqual(STEP / 2);
  expect(kerning(heavy, pair)).toBe(kerning(light, pair));
});

test('only so many pairs move, and none that did not', () => {
  const pairs = [...LETTERS].flatMap((a) => [...LETTERS].map((b) => a + b));
  const moved = pairs.filter((pair) => kerning(light, pair) !== 0);
  expect(moved).toHaveLength(PAIRS);
  for (const pair of moved) expect(Math.sign(kerning(all, pair)), pair).toBe(Math.sign(kerning(light, pair)));
});

test('outlines and widths are those of each weight', () => {
  for (const [weight, setting] of [
    [LIGHT, light],
    [HEAVY, heavy],
  ] as const) {
    const wanted = settingIn(variable, weight);
    for (const letter of LETTERS) expect(setting(letter)).toEqual(wanted(letter));
  }
  expect(heavy('n').width).toBeGreaterThan(light('n').width);
});

/** What pages wait for, cut the same way. */
test.each(['sans', 'serif'])('%s as served draws the letters of an English headline together', (face) => {
  const served = settingIn(readFileSync(`content/brand/fonts/${face}.ttf`), MIDDLE);
  for (const pair of ['To', 'We', 'Yo', 'r.', 'y,']) expect(kerning(served, pair), pair).toBeLessThan(0);
});
