import { expect, test } from 'vitest';
import { monthYear } from './month-year.ts';

test.each([
  ['2025-08-12', 'August 2025'],
  ['2025-01-01', 'January 2025'],
  ['2025-12-31', 'December 2025'],
])('%s is in %s, whatever the time zone of the build', (day, month) => expect(monthYear(day)).toBe(month));
