import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test.each([
  ['2025-10-13', 'October 13, 2025'],
  ['2025-01-01', 'January 1, 2025'],
  ['2024-02-29', 'February 29, 2024'],
])('%s is %s', (day, text) => expect(longDate(day)).toBe(text));
