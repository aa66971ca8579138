import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { intakeScriptSchema } from '../../src/features/intake/schema.ts';
import { documentOf } from '../../src/features/intake/script.ts';
import { ALL_CONFIGS, changed, INTAKE_CONFIG, write } from '../../tests/support/intake-script.ts';
import { entriesOf, proseFaults } from '../../tests/support/prose-faults.ts';
import { NAMELESS_FIRM, spokenFirmName } from './wording.ts';

const NAMES = [
  'Hale Law',
  'The Law Offices of Hale, Reyes & Park, LLP',
  "O'Brien's Law",
  'Smith & Jones, P.C.',
  'Ames Attorneys at Law',
  'Hurt? Call Us!',
  'Joe "The Hammer" Hale',
  '1-800-HALE-LAW',
  'Müller & Søn',
  '$& $1 {matter}',
  `${'Long '.repeat(19)}Firm.`.slice(-FIELD_LIMITS.firmNameMax),
  'W'.repeat(FIELD_LIMITS.firmNameMax),
];

test.each(NAMES)('%s', (firmName) => {
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

test('any name makes a script; one without a letter is not said', () => {
  expect(documentOf(write({ ...INTAKE_CONFIG, firmName: '...' })).opening).toContain(
    `thanks for calling ${NAMELESS_FIRM}!`,
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (firmName) => {
      const document = documentOf(write({ ...INTAKE_CONFIG, firmName }));
      expect(intakeScriptSchema.safeParse(document).success).toBe(true);
      expect(document.opening).toContain(spokenFirmName(firmName));
    }),
  );
});
