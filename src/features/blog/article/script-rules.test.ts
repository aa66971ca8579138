import { expect, test } from 'vitest';
import { freshnessText, readingProgress } from './script-rules.ts';

const DAY = 24 * 60 * 60 * 1000;
const PUBLISHED = '2025-08-12';
const timeAfter = (days: number, ms = 0) =>
  new Date(Date.parse(`${PUBLISHED}T00:00:00Z`) + days * DAY + ms);

test.each([
  [-1, 0, 'Fresh Content'],
  [31, -1, 'Fresh Content'],
  [31, 0, 'Recently Updated'],
  [91, -1, 'Recently Updated'],
  [91, 0, undefined],
])('%i days and %i ms after publication the badge is %s', (days, ms, badge) => {
  expect(freshnessText(PUBLISHED, timeAfter(days, ms))).toBe(badge);
});

const progressAt = (scrollTop: number) =>
  readingProgress({ scrollTop, windowHeight: 1000, textEnd: 5000 });

test.each([
  ['pulled down past the top', -80, 0],
  ['one percent', 40, 1],
  ['just before the end', 3998, 99],
  ['the end, as far as a fraction of a pixel allows', 3999.2, 100],
  ['the footer', 6000, 100],
])('reading progress at %s', (_, scrollTop, percent) =>
  expect(progressAt(scrollTop)).toBe(percent),
);
