import { expect, test } from 'vitest';
import { doneShownMs, waitingPercent } from './generation.ts';

test.each([
  [0, 0],
  [999, 0],
  [1000, 10],
  [4500, 40],
  [9000, 90],
  [10_000, 90],
  [29_000, 90],
])('after %i ms the bar is at %i percent', (ms, percent) => expect(waitingPercent(ms)).toBe(percent));

test.each([
  [0, 1000],
  [40, 960],
  [700, 300],
  [12_000, 300],
])('a script that arrives after %i ms is shown after %i more', (ms, more) =>
  expect(doneShownMs(ms)).toBe(more),
);
