import { expect, test } from 'vitest';
import { contentsOf } from './contents.ts';

test('second-level headings only, in order', () => {
  expect(
    contentsOf([
      { depth: 2, slug: 'filing', text: 'Filing' },
      { depth: 3, slug: 'data', text: 'Data' },
      { depth: 2, slug: 'season', text: 'Season' },
    ]),
  ).toEqual([
    { slug: 'filing', text: 'Filing' },
    { slug: 'season', text: 'Season' },
  ]);
});

test('a text without headings has no contents', () => {
  expect(contentsOf()).toEqual([]);
});

test('braces stand as they are written', () => {
  const headings = [{ depth: 2, slug: 'a', text: 'A ${brace and $${5' }];
  expect(contentsOf(headings)).toEqual([{ slug: 'a', text: 'A {brace and ${5' }]);
});
