import { expect, test } from 'vitest';
import { closestWord } from './closest-word.ts';

const WORDS = ['title', 'slug', 'author_name', 'author_title'];

test.each([
  ['titel', 1, 'title'],
  ['slag', 0, undefined],
  ['authorname', 1, 'author_name'],
  ['author_tittel', 1, undefined],
  ['author_tittel', 2, 'author_title'],
  ['zebra', 2, undefined],
  ['', 2, undefined],
])('%j with %i mistakes is read as %s', (typed, maxEdits, closest) => {
  expect(closestWord(typed, WORDS, () => maxEdits)).toBe(closest);
});
