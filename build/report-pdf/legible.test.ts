import { expect, test } from 'vitest';
import { legible } from './legible.ts';

test('texts stay as they are, in content of any form', () => {
  const content = {
    title: 'Rule 7.1, § 28-3-104',
    list: ['"Our Approach"', { deep: '91% · 50 firms' }],
    count: 3,
  };
  expect(legible(content)).toEqual(content);
});

test('letters that the typefaces lack lose their accents', () => {
  expect(legible(['Ślusarski', 'Ångström'])).toEqual(['Slusarski', 'Angstrom']);
});

test('a sign without a plain form is named with its text', () => {
  expect(() => legible({ title: 'A 律 firm' })).toThrow('cannot show "律" in "A 律 firm"');
});
