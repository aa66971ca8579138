import { expect, test } from 'vitest';
import { closestWord } from './closest-word.ts';

const WORDS = ['title', 'slug', 'author_name', 'author_title'];

test.each([
  ['title', 'title'],
  ['titel', 'title'],
  ['tile', 'title'],
  ['slugs', 'slug'],
  ['authorname', 'author_name'],
  ['author_tittle', 'author_title'],
  ['author', 'author_name'],
  ['zebra', undefined],
  ['', undefined],
])('%j means %s', (word, meant) => {
  expect(closestWord(word, WORDS)).toBe(meant);
});
