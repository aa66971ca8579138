import { expect, test } from 'vitest';
import { submissionSchema } from './submission.ts';
import { SUBJECT_MAX } from './tell-form.ts';

test('id, source and page are kept', () => {
  const sent = { submissionId: 'b3f1c9d2-aa', source: ' header ', page: '/pricing' };
  expect(submissionSchema.parse(sent)).toEqual({ ...sent, source: 'header' });
});

test('all of it may be missing', () => expect(submissionSchema.parse({})).toEqual({}));

test.each([
  ['submissionId', 'short-7'],
  ['submissionId', 'x'.repeat(65)],
  ['submissionId', 'with space 1'],
  ['source', 'x'.repeat(81)],
  ['subject', 'x'.repeat(SUBJECT_MAX + 1)],
  ['page', `/${'x'.repeat(300)}`],
  ['page', {}],
])('a broken %s is dropped, not refused', (name, value) => {
  const parsed: Record<string, unknown> = submissionSchema.parse({ [name]: value });
  expect(parsed[name]).toBeUndefined();
});

test.each([
  ['submissionId', 'eight-88'],
  ['submissionId', 'x'.repeat(64)],
  ['source', 'x'.repeat(80)],
  ['subject', 'x'.repeat(SUBJECT_MAX)],
  ['page', `/${'x'.repeat(299)}`],
])('the longest and shortest %s pass', (name, value) => {
  expect(submissionSchema.parse({ [name]: value })).toEqual({ [name]: value });
});

test.each(['subject', 'source', 'page'])('a %s is one line of visible text', (name) => {
  const sent = ' Growth\r\n\u0000\u202e\u200b package\u2028 ';
  expect(submissionSchema.parse({ [name]: sent })).toEqual({ [name]: 'Growth package' });
});
