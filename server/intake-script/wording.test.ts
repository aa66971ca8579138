import { expect, test } from 'vitest';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import { ALL_CONFIGS, changed, write } from '../../tests/support/intake-script.ts';
import { entriesOf, proseFaults } from '../../tests/support/prose-faults.ts';
import { inPlainWords, NAMELESS_FIRM, spokenFirmName } from './wording.ts';

test.each([
  ['Reyes & Park, LLP', 'Reyes & Park, LLP'],
  ["O'Brien's Law", "O'Brien's Law"],
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
])('the firm %j', (typed, said) => {
  expect(spokenFirmName(typed)).toBe(said);
});

test.each([
  'The Law Offices of Hale, Reyes & Park, LLP',
  "O'Brien's Law",
  'Smith & Jones, P.C.',
  'Ames Attorneys at Law',
  'Hurt? Call Us!',
  'Joe "The Hammer" Hale',
  '$& $1 {matter}',
  `${'Long '.repeat(19)}Firm.`.slice(-FIELD_LIMITS.firmNameMax),
  'W'.repeat(FIELD_LIMITS.firmNameMax),
])('scripts of %s', (firmName) => {
  const name = spokenFirmName(firmName);
  for (const each of ALL_CONFIGS.filter(({ practiceArea }) => practiceArea === 'personal-injury')) {
    const config = { ...each, firmName };
    const script = write(config);
    expect(proseFaults(documentOf(script), name), each.tone).toEqual([]);
    const text = entriesOf(documentOf(script)).join('\n');
    expect(text).toContain(name);
    expect(text).not.toMatch(/\.\.|[!?]\.|the the /i);
    expect(text).not.toContain(`${name}'s`);
    // plainer words leave the name alone
    const plain = entriesOf(documentOf(changed(script, config, 'plain words'))).join('\n');
    expect(plain.split(name).length).toBe(text.split(name).length);
  }
});

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
])('in plain words: %s', (hard, easy) => {
  expect(inPlainWords(hard, WORDS)).toBe(easy);
});
