import { expect, test } from 'vitest';
import { longDate, monthYear } from './dates.ts';

test.each([
  ['2025-10-13', 'October 13, 2025'],
  ['2024-02-29', 'February 29, 2024'],
])('%s is formatted as %s', (day, text) => expect(longDate(day)).toBe(text));

test.each([
  ['2025-01-01', 'January 2025'],
  ['2025-12-31', 'December 2025'],
])('the month of %s is %s, whatever the time zone of the build', (day, month) =>
  expect(monthYear(day)).toBe(month),
);
