import { expect, test } from 'vitest';
import { sourceLetter } from './sources.tsx';

test.each([
  [1, 'a'],
  [9, 'j'],
  [23, 'z'],
  [24, 'aa'],
  [47, 'ba'],
])('source %i is %s', (number, letter) => expect(sourceLetter(number)).toBe(letter));

test('no letter of a source looks like a digit', () => {
  const letters = Array.from({ length: 60 }, (_, index) => sourceLetter(index + 1)).join('');
  expect(letters).not.toMatch(/[ilo]/);
});
