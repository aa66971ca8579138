import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks, monthLabel } from './chart-scale.ts';

test.each([
  [24, [0, 10, 20, 30]],
  [140, [0, 50, 100, 150]],
  [28, [0, 10, 20, 30]],
  [18, [0, 10, 20]],
  [3, [0, 1, 2, 3]],
  [6, [0, 2, 4, 6]],
])('axis up to %i: %j', (largest, ticks) => expect(axisTicks(largest)).toEqual(ticks));

test('any axis starts at 0, ends at or above the largest value and has an even step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (largest) => {
      const ticks = axisTicks(largest);
      const [zero = Number.NaN, step = Number.NaN] = ticks;
      const top = ticks.at(-1) ?? 0;
      expect(zero).toBe(0);
      expect(top).toBeGreaterThanOrEqual(largest);
      expect(top - step).toBeLessThan(largest);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test.each([
  [-3, '-3'],
  [0, '0'],
  [6, '+6'],
])('month %i is labelled %s', (month, label) => expect(monthLabel(month)).toBe(label));
