import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELD_LIMITS } from '../../../src/features/forms/field-rules.ts';
import {
  INTAKE_CHANNELS,
  INTAKE_TONES,
  type IntakeConfig,
  intakeScriptSchema,
} from '../../../src/features/intake/schema.ts';
import { entriesOf, proseFaults } from '../../../tests/support/prose-faults.ts';
import { changed } from '../../../tests/support/refinement.ts';
import { NAMELESS_FIRM, spokenFirmName } from '../firm-name.ts';
import { countWords, SCRIPT_WORDS } from '../script-words.ts';
import { compose } from './compose.ts';
import { asScript } from './draft.ts';
import { loadLibrary } from './library.ts';

/** Many scripts take their time on a busy machine, in ms. */
const MANY_SCRIPTS_MS = 60_000;
const library = await loadLibrary();

const config = (firmName: string): IntakeConfig[] =>
  INTAKE_CHANNELS.flatMap((channel) =>
    INTAKE_TONES.map((tone) => ({
      practiceArea: 'personal-injury' as const,
      channel,
      tone,
      firmName,
      email: 'a@firm.example',
      specialConsiderations: '',
    })),
  );

const NAMES = [
  'Hale Law',
  'The Law Offices of Hale, Reyes & Park, LLP',
  "O'Brien's Law",
  'SMITH INJURY LAW',
  'Smith & Jones, P.C.',
  'Ames Attorneys at Law',
  'eLaw',
  'Hurt? Call Us!',
  'Joe "The Hammer" Hale',
  '1-800-HALE-LAW',
  'Müller & Søn',
  `${'Long '.repeat(19)}Firm.`.slice(-FIELD_LIMITS.firmNameMax),
  'W'.repeat(FIELD_LIMITS.firmNameMax),
];

test.each(NAMES)('%s', (firmName) => {
  for (const each of config(firmName)) {
    const script = asScript(compose(library, each));
    const name = spokenFirmName(firmName);
    expect(proseFaults(script, name), each.tone).toEqual([]);
    expect(countWords(script)).toBeLessThanOrEqual(SCRIPT_WORDS.most);
    const text = entriesOf(script).join('\n');
    expect(text).toContain(name);
    expect(text).not.toMatch(/\.\.|[!?]\.|the the /i);
    expect(text).not.toContain(`${name}'s`);
    // plainer words leave the name alone
    const plain = entriesOf(changed(script, each, 'plain words')).join('\n');
    expect(plain.split(name).length).toBe(text.split(name).length);
  }
});

test('a name without a letter is not said', () => {
  const [each] = config('...');
  expect(asScript(compose(library, each as IntakeConfig)).opening).toContain(
    `Thank you for calling ${NAMELESS_FIRM}.`,
  );
});

test('any name makes a script', { timeout: MANY_SCRIPTS_MS }, () => {
  const [each] = config('') as [IntakeConfig];
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (firmName) => {
      const script = asScript(compose(library, { ...each, firmName }));
      expect(intakeScriptSchema.safeParse(script).success).toBe(true);
      expect(script.opening).toContain(spokenFirmName(firmName));
    }),
  );
});
