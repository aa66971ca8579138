import { expect, test } from 'vitest';
import { exampleLine } from './example-line.ts';

test.each([
  ['<h3>FAQs</h3>', 'code'],
  ['"@type": "Question",', 'code'],
  ['[four more paragraphs]', 'omission'],
  ['In most cases, this must be done within one year.', 'sentence'],
  ['Law as of [day, month, year]. Sources: the statutes linked in the text.', 'sentence'],
  ['How Long Do I Have to File a Claim?', 'heading'],
  ['Posted by admin', 'heading'],
])('%s is set as %s', (line, kind) => {
  expect(exampleLine(line)).toBe(kind);
});
