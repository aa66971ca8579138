import { expect, test } from 'vitest';
import { axisTicks, monthLabel } from './chart-scale.ts';

test.each([
  [24, [0, 10, 20, 30]],
  [140, [0, 50, 100, 150]],
  [28, [0, 10, 20, 30]],
  [18, [0, 10, 20]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
])('an axis up to %i has the ticks %j', (largest, ticks) =>
  expect(axisTicks(largest)).toEqual(ticks),
);

test.each([
  [-3, '-3'],
  [0, '0'],
  [6, '+6'],
])('month %i is labelled %s', (month, label) => expect(monthLabel(month)).toBe(label));
