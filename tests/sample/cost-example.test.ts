import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { EXAMPLE } from '../../src/features/cost-per-case/example.fixture.ts';
import { costPageSchema } from '../../src/features/cost-per-case/page-schema.ts';
import { inContent } from '../support/content-in-use.ts';

test('the calculator opens with the quarter that its article works out', () => {
  const { tool } = readContentFile(
    inContent('tools/cost-per-signed-case.yaml'),
    costPageSchema,
  ).data;
  expect(tool.example).toEqual(EXAMPLE);
});
