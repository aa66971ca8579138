import { expect, test } from 'vitest';
import { evenRows } from './view.tsx';

function countRows(cells: number) {
  const classes = evenRows(cells);
  const columns = Number(/lg:grid-cols-(\d)/.exec(classes)?.[1] ?? 1);
  const span = Number(/lg:\*:col-span-(\d)/.exec(classes)?.[1] ?? 1);
  const [, last = 0, lastSpan = span] = /nth-last-\[-n\+(\d)\]:col-span-(\d)/.exec(classes) ?? [];
  const widths = Array.from({ length: cells }, (_, index) =>
    index >= cells - Number(last) ? Number(lastSpan) : span,
  );
  const filled: number[] = [0];
  for (const width of widths) {
    const row = filled.length - 1;
    if ((filled[row] ?? 0) + width > columns) filled.push(width);
    else filled[row] = (filled[row] ?? 0) + width;
  }
  return filled.every((row) => row === columns) ? filled.length : 'a row with a hole';
}

test.each([
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [7, 3],
  [8, 3],
])('%i cells fill %i rows without a hole', (cells, count) => expect(countRows(cells)).toBe(count));
