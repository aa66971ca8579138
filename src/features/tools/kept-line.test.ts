import { describe, expect, test } from 'vitest';
import { keptKicker, keptSentence } from './kept-line.tsx';

const at = new Date(new Date().getFullYear(), 10, 15, 12).getTime();

describe('one sentence on what is kept', () => {
  test.each([
    [{ kind: 'nothing' }, 'answers', 'Your answers are kept on this device until you clear them.'],
    [{ kind: 'kept', at, isBack: false }, 'script', 'Your script is kept on this device until you clear it.'],
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
    [{ kind: 'refused' }, 'result', 'This browser keeps nothing for this site, or has no room left.'],
  ] as const)('%j, %s', (mark, what, said) => expect(keptSentence(mark, what)).toBe(said));
});

test('the day stands over what was brought back, and over nothing that was made just now', () => {
  expect(keptKicker({ kind: 'kept', at, isBack: true }, 'result')).toBe('Your result of November 15');
  expect(keptKicker({ kind: 'kept', at, isBack: false }, 'result')).toBeUndefined();
});
