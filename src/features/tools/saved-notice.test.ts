import { describe, expect, test } from 'vitest';
import { savedDate, savedKicker, savedText } from './saved-notice.tsx';

const at = new Date(new Date().getFullYear(), 10, 15, 12).getTime();

describe('one sentence on what is saved', () => {
  test.each([
    [{ kind: 'none' }, 'answers', 'Your answers are saved on this device until you clear them.'],
    [
      { kind: 'saved', at, restored: false },
      'script',
      'Your script is saved on this device until you clear it.',
    ],
    [
      { kind: 'saved', at, restored: true },
      'answers',
      'Your answers of November 15 are saved on this device until you clear them.',
    ],
    [
      { kind: 'changedElsewhere' },
      'result',
      'Another tab has changed or cleared what is saved on this device. What you see here is not saved.',
    ],
    [
      { kind: 'refused' },
      'result',
      'This browser saves nothing for this site, or has no room left.',
    ],
  ] as const)('%j, %s', (status, what, text) => expect(savedText(status, what)).toBe(text));
});

test('the day is over restored work, and not over work that was made just now', () => {
  expect(savedKicker({ kind: 'saved', at, restored: true }, 'result')).toBe(
    'Your result of November 15',
  );
  expect(savedKicker({ kind: 'saved', at, restored: false }, 'result')).toBeUndefined();
});

const moment = (text: string) => new Date(text).getTime();

test.each([
  ['2025-11-15T23:59', '2025-11-15T23:59', 'November 15'],
  ['2025-12-31T23:59', '2026-01-01T00:01', 'December 31, 2025'],
])('%s seen on %s is %s', (day, now, text) =>
  expect(savedDate(moment(day), moment(now))).toBe(text),
);
