import { expect, test } from 'vitest';
import { firstCharacters, hasAtMost } from './characters.ts';

const FAMILY = '👩‍👩‍👧';

test.each([
  ['😀'.repeat(5), 5],
  [FAMILY.repeat(5), 5],
  ['🇺🇸🇨🇦👍🏽n\u0303é', 5],
  ['', 0],
])('%s has %i visible characters', (text, count) => {
  expect(hasAtMost(count, text)).toBe(true);
  if (count) expect(hasAtMost(count - 1, text)).toBe(false);
});

test.each([
  ['abcd', 3, 'abc'],
  ['ab😀', 2, 'ab'],
  ['ab😀', 3, 'ab😀'],
  [`a${FAMILY}b`, 2, `a${FAMILY}`],
  ['n\u0303n\u0303', 1, 'n\u0303'],
])('%s cut at %i characters is %s', (text, max, expected) => {
  expect(firstCharacters(text, max)).toBe(expected);
});
