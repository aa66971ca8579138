import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { wordsDigest } from './words-digest.ts';

const PAGE = 'name: Ada Park\ntext: >-\n  One line\n  and another.\nlist: [ a, b ]\nyears: 9\n';
const digest = (yaml: string) => wordsDigest(parse(yaml));

test('the same words have one digest, however they are written', () => {
  expect(digest('years: 9\nlist:\n  - a\n  - b\ntext: "One line and another."\nname: Ada   Park\n')).toBe(
    digest(PAGE),
  );
  expect(digest(PAGE)).toMatch(/^[a-p]{8}$/);
});

test('records beside words, and the place of a thing, are none of them', () => {
  for (const beside of [
    'sample: true',
    'status: sample',
    'verified: { by: Ada }',
    'yearsVerified: 1',
    'order: 2',
  ])
    expect(digest(PAGE + beside)).toBe(digest(PAGE));
});

test.each([
  ['name: Ada Park', 'name: Bo Lind'],
  ['One line', 'One more line'],
  ['[ a, b ]', '[ b, a ]'],
  ['years: 9', 'years: 19'],
  ['years: 9', 'months: 9'],
])('%s is other words than %s', (one, other) => {
  expect(digest(PAGE.replace(one, other))).not.toBe(digest(PAGE));
});
