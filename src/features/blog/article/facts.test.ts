import { expect, test } from 'vitest';
import { countWords, readingMinutes, WORDS_PER_MINUTE, wordCountLabel } from './facts.ts';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['one', 1],
  ['  one\n two\tthree\u00a0four  ', 4],
  ['cost-per-case is $1,500', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  [800, 'Quick Read'],
  [801, 'Detailed Overview'],
  [1500, 'Detailed Overview'],
  [1501, 'In-Depth Analysis'],
  [2500, 'In-Depth Analysis'],
  [2501, 'Comprehensive Guide'],
])('an article of %i words has the label %s', (wordCount, label) => {
  expect(wordCountLabel(wordCount)).toBe(label);
});

test.each([
  [1, 1],
  [WORDS_PER_MINUTE, 1],
  [2 * WORDS_PER_MINUTE + 1, 3],
])('%i words take %i min', (wordCount, minutes) => {
  expect(readingMinutes(wordCount)).toBe(minutes);
});
