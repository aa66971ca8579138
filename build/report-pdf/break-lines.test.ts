import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const unit = (width: number, space = 1) => ({ width, space });
const widths = (units: readonly { width: number; space: number }[], lines: readonly (readonly number[])[]) =>
  lines.map(([start = 0, end = 0]) =>
    units.slice(start, end).reduce((sum, { width, space }, index) => sum + width + (index ? space : 0), 0),
  );

test('no line is wider than the measure, and every unit is set once', () => {
  const units = Array.from({ length: 60 }, (_, index) => unit(3 + ((index * 7) % 11)));
  const lines = breakLines(units, 40, false);
  expect(Math.max(...widths(units, lines))).toBeLessThanOrEqual(40);
  expect(lines[0]?.[0]).toBe(0);
  expect(lines.at(-1)?.[1]).toBe(60);
  for (const [index, [start]] of lines.entries()) if (index) expect(start).toBe(lines[index - 1]?.[1]);
});

test('there are no more lines than needed', () => {
  const units = Array.from({ length: 9 }, () => unit(9));
  expect(breakLines(units, 29, false)).toHaveLength(3);
});

test('a last word does not stand alone where the line before can spare one', () => {
  const units = [unit(9), unit(9), unit(9), unit(4)];
  expect(breakLines(units, 30, false)).toEqual([
    [0, 2],
    [2, 4],
  ]);
});

test('a heading has lines of about the same length', () => {
  const units = Array.from({ length: 6 }, () => unit(9));
  expect(breakLines(units, 49, true)).toEqual([
    [0, 3],
    [3, 6],
  ]);
});

test('a word wider than the measure stands alone, and pieces without a space between them may be parted', () => {
  expect(breakLines([unit(5), unit(50), unit(5)], 20, false)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(breakLines([unit(12), unit(12, 0)], 20, false)).toHaveLength(2);
  expect(breakLines([unit(10), unit(10, 0)], 20, false)).toHaveLength(1);
});
