import { expect, test } from 'vitest';
import { countWords, wordCountLabel } from './facts.ts';

test.each([
  ['', 0],
  ['  one\n two\tthree\u00a0four  ', 4],
  ['cost-per-case is $1,500', 3],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});

test.each([
  [801, 'Detailed Overview'],
  [1500, 'Detailed Overview'],
  [2500, 'In-Depth Analysis'],
  [2501, 'Comprehensive Guide'],
])('an article of %i words has the label %s', (wordCount, label) => {
  expect(wordCountLabel(wordCount)).toBe(label);
});
