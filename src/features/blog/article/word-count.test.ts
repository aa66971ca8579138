import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingMinutes, WORDS_PER_MINUTE, wordCount, wordCountLabel } from './word-count.ts';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['one', 1],
  ['  one\n two\tthree\u00a0four  ', 4],
  ['cost-per-case is $1,500', 3],
])('%j has %i words', (text, count) => {
  expect(wordCount(text)).toBe(count);
});

test('as many words as are written, whatever stands between them', () => {
  const word = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => !/\s/.test(text));
  const gap = fc
    .array(fc.constantFrom(' ', '\n', '\t', '\r\n'), { minLength: 1 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, gap)), gap, (pairs, start) => {
      expect(wordCount(start + pairs.flat().join(''))).toBe(pairs.length);
    }),
  );
});

test.each([
  [0, 'Quick Read'],
  [800, 'Quick Read'],
  [801, 'Detailed Overview'],
  [1500, 'Detailed Overview'],
  [1501, 'In-Depth Analysis'],
  [2500, 'In-Depth Analysis'],
  [2501, 'Comprehensive Guide'],
])('%i words: %s', (words, label) => {
  expect(wordCountLabel(words)).toBe(label);
});

test.each([
  [0, 1],
  [1, 1],
  [WORDS_PER_MINUTE, 1],
  [WORDS_PER_MINUTE + 1, 2],
  [2 * WORDS_PER_MINUTE, 2],
  [2 * WORDS_PER_MINUTE + 1, 3],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
