import { expect, test } from 'vitest';
import { keptDate } from './kept-date.ts';

const at = (text: string) => new Date(text).getTime();

test.each([
  ['2025-11-15T10:00', '2025-11-22T09:00', 'November 15'],
  ['2025-11-15T23:59', '2025-11-15T23:59', 'November 15'],
  ['2025-12-31T23:59', '2026-01-01T00:01', 'December 31, 2025'],
])('%s seen on %s is %s', (day, now, said) => expect(keptDate(at(day), at(now))).toBe(said));
