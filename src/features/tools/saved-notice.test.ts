import { expect, test } from 'vitest';
import { savedText } from './saved-notice.tsx';

const savedAt = new Date(2025, 10, 15, 12).getTime();
const OLD = 'This device has saved your result of November 15, 2025.';
const UNSAVED = 'What you see here is not saved';

test.each([
  [{ kind: 'none' }, 'answers', 'This device saves your answers until you clear them.'],
  [
    { kind: 'saved', savedAt, isRestored: false },
    'script',
    'saves your script until you clear it.',
  ],
  [
    { kind: 'saved', savedAt, isRestored: true },
    'answers',
    'your answers of November 15, 2025 until',
  ],
  [
    { kind: 'fromLink', savedAt: undefined },
    'figures',
    `These figures come from a link. ${UNSAVED}`,
  ],
  [{ kind: 'fromLink', savedAt }, 'result', `This result comes from a link. ${OLD} ${UNSAVED}.`],
  [{ kind: 'differs', savedAt }, 'result', `${OLD} ${UNSAVED}.`],
  [{ kind: 'refused' }, 'result', 'This browser saves nothing for this site, or has no room left.'],
] as const)('the notice for %j contains the noun %s', (status, what, text) =>
  expect(savedText(status, what)).toContain(text),
);
