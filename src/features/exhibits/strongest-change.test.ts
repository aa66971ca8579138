import { expect, test } from 'vitest';
import { strongestChange } from './strongest-change.ts';

test.each([
  [
    'a rise',
    [
      [31, 52],
      [4, 9],
      [95, 60],
    ],
    1,
  ],
  [
    'a fall',
    [
      [31, 52],
      [4, 7],
      [95, 12],
    ],
    2,
  ],
  [
    'a start from nothing',
    [
      [14, 230],
      [0, 3],
    ],
    1,
  ],
  [
    'a fall to nothing',
    [
      [14, 23],
      [3, 0],
    ],
    1,
  ],
  [
    'the first of equals',
    [
      [1, 2],
      [2, 4],
    ],
    0,
  ],
])('%s', (_, pairs, index) => {
  const results = pairs.map(([before = 0, after = 0]) => ({ before, after }));
  expect(strongestChange(results)).toBe(index);
});
