import { expect, test } from 'vitest';
import { strongestChangeIndex } from './cases.tsx';

test.each([
  ['a rise', '31 to 52, 4 to 9, 95 to 60', 1],
  ['a fall', '31 to 52, 4 to 7, 95 to 12', 2],
  ['a start from nothing', '14 to 230, 0 to 3', 1],
  ['a fall to nothing', '14 to 23, 3 to 0', 1],
  ['the first of equals', '1 to 2, 2 to 4', 0],
])('the strongest change is %s: %s', (_, changes, index) => {
  const results = changes.split(', ').map((change) => {
    const [before = 0, after = 0] = change.split(' to ').map(Number);
    return { before, after };
  });
  expect(strongestChangeIndex(results)).toBe(index);
});
