import { expect, test } from 'vitest';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { scriptText } from '../../src/features/intake/script.ts';
import {
  ALL_CONFIGS,
  applyRequest,
  composeFromLibrary,
} from '../../tests/support/intake-script.ts';
import { NAMELESS_FIRM, spokenFirmName } from './wording.ts';

test.each([
  ['Smith & Jones, P.C.', 'Smith & Jones, P.C.'],
  ['  The   Reyes  Firm, ', 'The Reyes Firm'],
  ['Joe "The Hammer" Hale', 'Joe "The Hammer" Hale'],
  ['<b>Hale</b> {firm}', 'Hale firm'],
  ['Hale <3 Law>', 'Hale 3 Law'],
  ['&&&', NAMELESS_FIRM],
  ['\u200b\u0007', NAMELESS_FIRM],
])('the firm typed as %j is spoken as %j', (typed, spoken) => {
  expect(spokenFirmName(typed)).toBe(spoken);
});

test.each([
  'Smith & Jones, P.C.',
  'Hurt? Call Us!',
  'Joe "The Hammer" Hale',
  '$& $1 {matter}',
  `${'Long '.repeat(19)}Firm.`.slice(-FIELD_LIMITS.firmNameMax),
  'W'.repeat(FIELD_LIMITS.firmNameMax),
])('the scripts of %s contain its name unchanged', (firmName) => {
  const name = spokenFirmName(firmName);
  for (const config of ALL_CONFIGS) {
    if (config.practiceArea !== 'personal-injury') continue;
    const script = composeFromLibrary({ ...config, firmName });
    const text = scriptText(script);
    expect(text).toContain(name);
    expect(text).not.toMatch(/\.\.|[!?]\.|the the /i);
    expect(text).not.toContain(`${name}'s`);
    const plainText = scriptText(applyRequest(script, 'plain words'));
    expect(plainText.split(name).length).toBe(text.split(name).length);
  }
});
