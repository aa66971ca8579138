import { expect, test } from 'vitest';
import { exampleLine } from './example-line.ts';

test.each([
  ['<h3>FAQs</h3>', 'code'],
  ['[four more paragraphs]', 'omission'],
  ['In most cases, this must be done within one year.', 'sentence'],
  ['How Long Do I Have to File a Claim?', 'heading'],
])('%s is set as %s', (line, kind) => {
  expect(exampleLine(line)).toBe(kind);
});
