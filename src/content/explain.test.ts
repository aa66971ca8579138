import { expect, test } from 'vitest';
import { z } from 'zod';
import { explainIssues } from './explain.ts';

test('a line for each mistake names file, field and what was expected', () => {
  const schema = z.strictObject({
    phone: z.string(),
    cases: z.array(z.object({ change: z.string().regex(/^\+/, 'expected "+312%"') })),
  });
  const { error } = schema.safeParse({ phone: 813, cases: [{ change: '+1%' }, { change: '312' }] });
  expect(explainIssues('content/pages/home.yaml', error?.issues ?? []).split('\n')).toEqual([
    'content/pages/home.yaml: phone: Invalid input: expected string, received number',
    'content/pages/home.yaml: cases.1.change: expected "+312%"',
  ]);
});

test('a mistake of the whole file says so', () => {
  expect(explainIssues('a.yaml', [{ path: [], message: 'expected fields' }])).toBe(
    'a.yaml: (whole file): expected fields',
  );
});
