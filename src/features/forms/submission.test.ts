import { expect, test } from 'vitest';
import { MAX_SUBJECT_LENGTH } from './form-request.ts';
import { submissionSchema } from './submission.ts';

test.each([
  ['submissionId', 'short-7'],
  ['submissionId', 'x'.repeat(65)],
  ['submissionId', 'with space 1'],
  ['source', 'x'.repeat(81)],
  ['subject', 'x'.repeat(MAX_SUBJECT_LENGTH + 1)],
  ['page', `/${'x'.repeat(300)}`],
  ['page', {}],
])('an invalid %s is removed, not refused', (name, value) => {
  const parsed: Record<string, unknown> = submissionSchema.parse({ [name]: value });
  expect(parsed[name]).toBeUndefined();
});

test.each(['subject', 'source', 'page'])('a %s is one line of visible text', (name) => {
  const typed = ' Growth\r\n\u0000\u202e\u200b package\u2028 ';
  expect(submissionSchema.parse({ [name]: typed })).toEqual({ [name]: 'Growth package' });
});
