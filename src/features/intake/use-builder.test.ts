import { expect, test } from 'vitest';
import { stillShownMs, waitingPercent } from './use-builder.ts';

test.each([
  [1000, 10],
  [4500, 40],
  [10_000, 90],
  [29_000, 90],
])('after %i ms the bar is at %i percent', (ms, percent) =>
  expect(waitingPercent(ms)).toBe(percent),
);

test.each([
  [0, 700],
  [40, 660],
  [700, 0],
  [12_000, 0],
])('for a script that arrives after %i ms the bar is full after %i more', (ms, more) =>
  expect(stillShownMs(ms)).toBe(more),
);
