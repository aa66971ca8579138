import { expect, test } from 'vitest';
import { FRESH_DAYS_MAX, FRESHNESS, freshness, RECENT_DAYS_MAX } from './freshness.ts';

const DAY = 24 * 60 * 60 * 1000;
const PUBLISHED = '2025-08-12';
const after = (days: number, ms = 0) => new Date(Date.parse(`${PUBLISHED}T00:00:00Z`) + days * DAY + ms);

test.each([
  [0, 0, FRESHNESS.fresh],
  [FRESH_DAYS_MAX, 0, FRESHNESS.fresh],
  [FRESH_DAYS_MAX + 1, -1, FRESHNESS.fresh],
  [FRESH_DAYS_MAX + 1, 0, FRESHNESS.recent],
  [RECENT_DAYS_MAX, 0, FRESHNESS.recent],
  [RECENT_DAYS_MAX + 1, -1, FRESHNESS.recent],
  [RECENT_DAYS_MAX + 1, 0, undefined],
  [4_000, 0, undefined],
  [0, -1, FRESHNESS.fresh],
  [-400, 0, FRESHNESS.fresh],
])('%i days and %i ms after publication: %s', (days, ms, badge) => {
  expect(freshness(PUBLISHED, after(days, ms))).toBe(badge);
});

test('the thresholds and words are those of the documents', () => {
  expect([FRESH_DAYS_MAX, RECENT_DAYS_MAX]).toEqual([30, 90]);
  expect(FRESHNESS).toEqual({ fresh: 'Fresh Content', recent: 'Recently Updated' });
});
