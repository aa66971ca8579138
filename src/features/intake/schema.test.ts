import { expect, test } from 'vitest';
import { FAKE_DOCUMENT, INTAKE_CONFIG } from '../../../tests/support/intake-script.ts';
import { firstMessages } from '../forms/check-values.ts';
import { refineRequestSchema } from './requests-schema.ts';
import {
  INTAKE_LIMITS,
  INTAKE_MESSAGES,
  intakeConfigSchema,
  intakeScriptSchema,
} from './schema.ts';

test('the answers of the wizard are trimmed, and considerations are optional', () => {
  const { specialConsiderations: _, ...rest } = INTAKE_CONFIG;
  const typed = { ...rest, firmName: ` ${INTAKE_CONFIG.firmName} ` };
  expect(intakeConfigSchema.parse(typed)).toEqual({ ...INTAKE_CONFIG, specialConsiderations: '' });
});

const { considerationsMax, textMax, refinementMax } = INTAKE_LIMITS;
const tooLong = (max: number) => 'x'.repeat(max + 1);

test.each([
  ['practiceArea', 'tax-law', INTAKE_MESSAGES.practiceArea],
  ['channel', 'fax', INTAKE_MESSAGES.channel],
  ['tone', undefined, INTAKE_MESSAGES.tone],
  ['specialConsiderations', null, INTAKE_MESSAGES.considerations],
  ['specialConsiderations', tooLong(considerationsMax), INTAKE_MESSAGES.considerationsLong],
])('a wrong %s is reported', (field, value, message) => {
  const { error } = intakeConfigSchema.safeParse({ ...INTAKE_CONFIG, [field]: value });
  expect(firstMessages(error?.issues ?? [])).toEqual({ [field]: message });
});

const LONG_QUESTION = [{ section: 'Facts', questions: [tooLong(textMax)] }];
test.each([
  ['no opening', { ...FAKE_DOCUMENT, opening: undefined }],
  ['no sections', { ...FAKE_DOCUMENT, qualification: [] }],
  ['too long a question', { ...FAKE_DOCUMENT, qualification: LONG_QUESTION }],
  ['words instead of a script', 'Hello.'],
])('a script with %s is refused with a message', (_, value) => {
  const issues = intakeScriptSchema.safeParse(value).error?.issues;
  expect(issues?.[0]?.message).toBe(INTAKE_MESSAGES.script);
});

test.each([
  { change: { kind: 'sing' } },
  { lines: [{ part: 'facts' }] },
  { lines: 'x' },
  { refinementRequest: tooLong(refinementMax) },
])('a request with %j is refused', (wrong) => {
  const script = { currentScript: FAKE_DOCUMENT, config: INTAKE_CONFIG };
  const request = { ...script, refinementRequest: 'shorter' };
  expect(refineRequestSchema.safeParse(request).success).toBe(true);
  expect(refineRequestSchema.safeParse({ ...request, ...wrong }).success).toBe(false);
});
