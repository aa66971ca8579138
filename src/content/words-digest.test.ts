import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { factsDigest, withHeldChecks, wordsDigest } from './words-digest.ts';

const FILE = 'name: Ada Park\ntext: >-\n  One line\n  and another.\nlist: [ a, b ]\nyears: 9\n';
const digestOf = (yaml: string) => wordsDigest(parse(yaml));

test('the same words have one digest, however they are written', () => {
  expect(
    digestOf('years: 9\nlist:\n  - a\n  - b\ntext: "One line and another."\nname: Ada   Park\n'),
  ).toBe(digestOf(FILE));
  expect(digestOf(FILE)).toMatch(/^[a-p]{8}$/);
});

test('records beside words, and the place of a thing, are none of them', () => {
  for (const beside of [
    'sample: true',
    'status: sample',
    'verified: { by: Ada }',
    'yearsVerified: 1',
    'order: 2',
  ])
    expect(digestOf(FILE + beside)).toBe(digestOf(FILE));
});

test.each([
  ['name: Ada Park', 'name: Bo Lind'],
  ['One line', 'One more line'],
  ['[ a, b ]', '[ b, a ]'],
  ['years: 9', 'years: 19'],
  ['years: 9', 'months: 9'],
])('%s is other words than %s', (one, other) => {
  expect(digestOf(FILE.replace(one, other))).not.toBe(digestOf(FILE));
});

const SOURCE = { name: 'A Bureau', url: 'https://bureau.gov/', checked: '2026-11-20' };
const PAGE = {
  byline: { writtenBy: 'bo-elm', checkedBy: 'ann-oak', checked: '2026-11-22' },
  city: 'Boise',
  numbers: [{ figure: '12', source: SOURCE }],
  caseStudy: { sample: true, firm: 'A firm', checked: '2026-01-01' },
  reviews: [{ sample: true, author: 'A client' }],
};
const digest = factsDigest(PAGE, 'Text.');
const checkedPage = { ...PAGE, byline: { ...PAGE.byline, checkedOf: digest } };
const held = (page: object, body = 'Text.') => withHeldChecks(page, () => factsDigest(page, body));

test('a check of these words stands', () => {
  expect(held(checkedPage)).toEqual(checkedPage);
});

test('who wrote it, a later look at one source, and what has a record of its own leave the check as it is', () => {
  const [number] = PAGE.numbers;
  for (const change of [
    { byline: { ...checkedPage.byline, writtenBy: 'cy-ash' } },
    { numbers: [{ ...number, source: { ...SOURCE, checked: '2026-11-25' } }] },
    { reviews: [] },
    { caseStudy: { sample: true, firm: 'Another' } },
  ])
    expect(held({ ...checkedPage, ...change })).toEqual({ ...checkedPage, ...change });
});

test.each<[string, object, string]>([
  ['another city', { ...checkedPage, city: 'Miami' }, 'Text.'],
  ['another text', checkedPage, 'Other text.'],
  ['no digest', PAGE, 'Text.'],
  ['nobody’s check', { ...PAGE, byline: { writtenBy: 'bo-elm', checkedOf: digest } }, 'Text.'],
])('%s: nothing is said of checks, also beside sources', (_, page, body) => {
  const { checked, ...source } = SOURCE;
  expect(held(page, body)).toEqual({
    ...page,
    byline: { writtenBy: 'bo-elm' },
    numbers: [{ figure: '12', source }],
  });
});

test('a page without a byline is left alone', () => {
  const page = { sources: [SOURCE] };
  expect(held(page)).toBe(page);
});
