import { expect, test } from 'vitest';
import { firstMessages } from '../forms/check-values.ts';
import { FIELD_LIMITS, FIELD_MESSAGES } from '../forms/field-rules.ts';
import {
  INTAKE_LIMITS,
  INTAKE_MESSAGES,
  intakeConfigSchema,
  intakeScriptSchema,
} from './schema.ts';

const config = {
  practiceArea: 'personal-injury',
  channel: 'in-person',
  tone: 'warm',
  specialConsiderations: '',
  firmName: 'Reyes & Cole',
  email: 'ada@firm.example',
};
const script = {
  opening: 'Hello.',
  qualification: [{ section: 'Facts', questions: ['What happened?'] }],
  closing: 'Thank you.',
};
const messagesOf = (schema: typeof intakeConfigSchema, value: unknown) =>
  firstMessages(schema.safeParse(value).error?.issues ?? []);

test('the answers of the wizard are trimmed, and considerations may be missing', () => {
  const { specialConsiderations: _, ...rest } = config;
  expect(intakeConfigSchema.parse({ ...rest, firmName: ' Reyes & Cole ' })).toEqual(config);
});

test.each([
  ['practiceArea', 'tax-law', INTAKE_MESSAGES.practiceArea],
  ['channel', 'fax', INTAKE_MESSAGES.channel],
  ['tone', undefined, INTAKE_MESSAGES.tone],
  ['callBack', 'Tomorrow', INTAKE_MESSAGES.callBack],
  ['specialConsiderations', null, INTAKE_MESSAGES.considerations],
  [
    'specialConsiderations',
    'x'.repeat(INTAKE_LIMITS.considerationsMax + 1),
    INTAKE_MESSAGES.considerationsLong,
  ],
  ['firmName', '   ', FIELD_MESSAGES.firmRequired],
  ['firmName', 'x'.repeat(FIELD_LIMITS.firmNameMax + 1), FIELD_MESSAGES.firmLong],
  ['email', 'ada@firm', FIELD_MESSAGES.emailInvalid],
  ['email', `${'x'.repeat(FIELD_LIMITS.emailMax)}@firm.example`, FIELD_MESSAGES.emailLong],
])('a wrong %s is named', (field, value, message) => {
  expect(messagesOf(intakeConfigSchema, { ...config, [field]: value })).toEqual({
    [field]: message,
  });
});

test.each([
  ['no opening', { ...script, opening: undefined }],
  ['no sections', { ...script, qualification: [] }],
  [
    'a section without questions',
    { ...script, qualification: [{ section: 'Facts', questions: [] }] },
  ],
  [
    'too long a question',
    {
      ...script,
      qualification: [{ section: 'Facts', questions: ['x'.repeat(INTAKE_LIMITS.textMax + 1)] }],
    },
  ],
  ['words instead of a script', 'Hello.'],
  ['nothing', undefined],
])('a script with %s is refused in words', (_, value) => {
  const issues = intakeScriptSchema.safeParse(value).error?.issues;
  expect(issues?.[0]?.message).toBe(INTAKE_MESSAGES.script);
});
