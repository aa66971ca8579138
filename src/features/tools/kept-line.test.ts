import { describe, expect, test } from 'vitest';
import { keptDate, keptKicker, keptSentence } from './kept-line.tsx';

const at = new Date(new Date().getFullYear(), 10, 15, 12).getTime();

describe('one sentence on what is kept', () => {
  test.each([
    [{ kind: 'nothing' }, 'answers', 'Your answers are kept on this device until you clear them.'],
    [
      { kind: 'kept', at, isBack: false },
      'script',
      'Your script is kept on this device until you clear it.',
    ],
    [
      { kind: 'kept', at, isBack: true },
      'answers',
      'Your answers of November 15 are kept on this device until you clear them.',
    ],
    [
      { kind: 'elsewhere' },
      'result',
      'Another tab has changed or cleared what this device keeps. What you see here is not kept.',
    ],
    [
      { kind: 'refused' },
      'result',
      'This browser keeps nothing for this site, or has no room left.',
    ],
  ] as const)('%j, %s', (mark, what, said) => expect(keptSentence(mark, what)).toBe(said));
});

test('the day stands over what was brought back, and over nothing that was made just now', () => {
  expect(keptKicker({ kind: 'kept', at, isBack: true }, 'result')).toBe(
    'Your result of November 15',
  );
  expect(keptKicker({ kind: 'kept', at, isBack: false }, 'result')).toBeUndefined();
});

const moment = (text: string) => new Date(text).getTime();

test.each([
  ['2025-11-15T23:59', '2025-11-15T23:59', 'November 15'],
  ['2025-12-31T23:59', '2026-01-01T00:01', 'December 31, 2025'],
])('%s seen on %s is %s', (day, now, said) =>
  expect(keptDate(moment(day), moment(now))).toBe(said),
);
