import { expect, test } from 'vitest';
import { sourceLetter } from './source-letter.ts';

test.each([
  [1, 'a'],
  [26, 'z'],
  [27, 'aa'],
  [52, 'az'],
  [53, 'ba'],
])('source %i is %s', (place, letter) => expect(sourceLetter(place)).toBe(letter));
