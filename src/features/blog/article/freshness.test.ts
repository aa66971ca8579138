import { expect, test } from 'vitest';
import { freshness } from './freshness.ts';

const DAY = 24 * 60 * 60 * 1000;
const PUBLISHED = '2025-08-12';
const after = (days: number, ms = 0) =>
  new Date(Date.parse(`${PUBLISHED}T00:00:00Z`) + days * DAY + ms);

test.each([
  [-1, 0, 'Fresh Content'],
  [31, -1, 'Fresh Content'],
  [31, 0, 'Recently Updated'],
  [91, -1, 'Recently Updated'],
  [91, 0, undefined],
])('%i days and %i ms after publication: %s', (days, ms, badge) => {
  expect(freshness(PUBLISHED, after(days, ms))).toBe(badge);
});
