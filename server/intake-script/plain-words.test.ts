import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPlainWords } from './wording.ts';

/** Many generated texts take their time on a busy machine, in ms. */
const PROPERTY_TEST_MS = 30_000;

const WORDS = [
  { from: 'power of attorney', to: 'power of attorney' },
  { from: 'attorney', to: 'lawyer' },
  { from: 'inquiry', to: 'request' },
  { from: 'prior', to: 'earlier' },
];

test.each([
  ['Ask an attorney.', 'Ask a lawyer.'],
  ['An attorney calls.', 'A lawyer calls.'],
  ['Attorney calls.', 'Lawyer calls.'],
  ['A prior claim.', 'An earlier claim.'],
  ["The attorney's answer to an inquiry", "The lawyer's answer to a request"],
  ['no attorney-client relationship', 'no attorney-client relationship'],
  ['a power of attorney', 'a power of attorney'],
  ['priority, attorneys', 'priority, attorneys'],
])('%s', (hard, easy) => {
  expect(inPlainWords(hard, WORDS)).toBe(easy);
});

test(
  'a second time changes nothing',
  () => {
    const word = fc.constantFrom(
      'an',
      'a',
      'An',
      'attorney',
      'Attorney',
      'prior',
      'inquiry',
      'case',
      'power of attorney',
      '.',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const once = inPlainWords(words.join(' '), WORDS);
        expect(inPlainWords(once, WORDS)).toBe(once);
      }),
    );
  },
  PROPERTY_TEST_MS,
);
