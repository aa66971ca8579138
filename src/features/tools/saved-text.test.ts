import { describe, expect, test } from 'vitest';
import { savedDate, savedKicker, savedText } from './saved-text.ts';

const savedAt = new Date(new Date().getFullYear(), 10, 15, 12).getTime();

describe('one sentence on what is saved', () => {
  test.each([
    [{ kind: 'none' }, 'answers', 'Your answers are saved on this device until you clear them.'],
    [
      { kind: 'saved', savedAt, restored: false },
      'script',
      'Your script is saved on this device until you clear it.',
    ],
    [
      { kind: 'saved', savedAt, restored: true },
      'answers',
      'Your answers of November 15 are saved on this device until you clear them.',
    ],
    [
      { kind: 'fromLink', savedAt: undefined },
      'figures',
      'These figures come from a link and are not saved on this device.',
    ],
    [
      { kind: 'fromLink', savedAt },
      'result',
      'This result comes from a link. This device has saved yours of November 15.',
    ],
    [
      { kind: 'replaces', savedAt },
      'answers',
      'This device has saved your answers of November 15. Your first entry here replaces them.',
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
  expect(savedKicker({ kind: 'saved', savedAt, restored: true }, 'result')).toBe(
    'Your result of November 15',
  );
  expect(savedKicker({ kind: 'saved', savedAt, restored: false }, 'result')).toBeUndefined();
});

const moment = (text: string) => new Date(text).getTime();

test.each([
  ['2025-11-15T23:59', '2025-11-15T23:59', 'November 15'],
  ['2025-12-31T23:59', '2026-01-01T00:01', 'December 31, 2025'],
])('%s seen on %s is %s', (day, now, text) =>
  expect(savedDate(moment(day), moment(now))).toBe(text),
);
