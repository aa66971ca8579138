import { expect, test } from 'vitest';
import { savedText } from './saved-notice.tsx';

const savedAt = new Date(2025, 10, 15, 12).getTime();

test.each([
  [{ kind: 'none' }, 'answers', 'This device saves your answers until you clear them.'],
  [
    { kind: 'saved', savedAt, restored: false },
    'script',
    'This device saves your script until you clear it.',
  ],
  [
    { kind: 'saved', savedAt, restored: true },
    'answers',
    'This device saves your answers of November 15, 2025 until you clear them.',
  ],
  [
    { kind: 'fromLink', savedAt: undefined },
    'figures',
    'These figures come from a link. What you see here is not saved on this device.',
  ],
  [
    { kind: 'fromLink', savedAt },
    'result',
    'This result comes from a link. This device has saved your result of November 15, 2025. What you see here is not saved.',
  ],
  [
    { kind: 'differs', savedAt },
    'answers',
    'This device has saved your answers of November 15, 2025. What you see here is not saved.',
  ],
  [{ kind: 'refused' }, 'result', 'This browser saves nothing for this site, or has no room left.'],
] as const)('%j, %s', (status, what, text) => expect(savedText(status, what)).toBe(text));
