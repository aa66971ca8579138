import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAMELESS_FIRM, spokenFirmName } from './wording.ts';

/** Many generated texts take their time on a busy machine, in ms. */
const PROPERTY_TEST_MS = 30_000;

test.each([
  ['Reyes & Park, LLP', 'Reyes & Park, LLP'],
  ["O'Brien's Law", "O'Brien's Law"],
  ['SMITH LAW', 'SMITH LAW'],
  ['Smith & Jones, P.C.', 'Smith & Jones, P.C.'],
  ['  The   Reyes  Firm, ', 'The Reyes Firm'],
  ['Joe "The Hammer" Hale', 'Joe "The Hammer" Hale'],
  ['Joe "The Hammer Hale', 'Joe The Hammer Hale'],
  ['Hale (Tampa', 'Hale Tampa'],
  ['<b>Hale</b> {firm}', 'Hale firm'],
  ['Hale <3 Law>', 'Hale 3 Law'],
  ['Hale..', 'Hale.'],
  ['&&&', NAMELESS_FIRM],
  ['\u200b\u0007', NAMELESS_FIRM],
  ['...', NAMELESS_FIRM],
])('%j', (typed, said) => {
  expect(spokenFirmName(typed)).toBe(said);
});

test(
  'whatever is typed, one line without markup comes out',
  () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
        const name = spokenFirmName(typed);
        expect(name).not.toMatch(/[<>{}[\]\n\r\t]|\s\s|^\s|\s$|[,;:]$/);
        expect(name).toMatch(/[\p{L}\p{N}]/u);
      }),
    );
  },
  PROPERTY_TEST_MS,
);
