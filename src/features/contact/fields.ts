import * as z from 'zod/mini';
import {
  EMAIL_FIELD,
  FIELD_LIMITS,
  FIELD_MESSAGES,
  FIRM_FIELD,
  optionalText,
  PERSON_FIELD,
  sizedText,
  textRule,
} from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';
import { CONTACT_COPY } from './copy.ts';

/**
 * Longer texts are not matched, because the time of WITH_EXTENSION grows with the square of the
 * length.
 */
const MAX_EXTENDED_LENGTH = 60;
const WITH_EXTENSION = /^(\+?[\d\s().-]+?)[\s,;]*(?:extension|ext|x|#)[.:]*\s*(\d+)$/i;

/** Writes a number with an extension in a shorter form if it is longer than the limit. */
function shortPhone(text: string) {
  if (text.length <= FIELD_LIMITS.phoneMax || text.length > MAX_EXTENDED_LENGTH) return text;
  const [, number = '', extension] = WITH_EXTENSION.exec(text) ?? [];
  if (!extension) return text;
  const shorterText = `${number} x${extension}`;
  if (shorterText.length <= FIELD_LIMITS.phoneMax) return shorterText;
  // The zero of "+44 (0)20" is not dialed from abroad.
  const digits = number.replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');
  return `${digits} x${extension}`;
}

/** The rule checks only the length. */
const phoneNumber = z.pipe(
  textRule(FIELD_MESSAGES.phoneShort).check(z.overwrite(shortPhone)),
  sizedText(
    FIELD_LIMITS.phoneMin,
    FIELD_MESSAGES.phoneShort,
    FIELD_LIMITS.phoneMax,
    FIELD_MESSAGES.phoneLong,
  ),
);

/** Form, schema and mail come from this table, in its order. */
export const CONTACT_FIELDS = {
  name: { label: 'Full Name *', ...PERSON_FIELD },
  email: { label: 'Email Address *', ...EMAIL_FIELD },
  phone: {
    label: 'Phone Number *',
    rule: phoneNumber,
    type: 'tel',
    autoComplete: 'tel',
    required: true,
  },
  firmName: { label: 'Law Firm Name *', ...FIRM_FIELD },
  message: {
    label: 'Message (Optional)',
    textKey: 'message',
    hint: CONTACT_COPY.leaveOut,
    rule: optionalText(FIELD_LIMITS.messageMax, FIELD_MESSAGES.messageLong),
    multiline: true,
  },
} as const satisfies FormFields;

export const contactRequestSchema = schemaOf(CONTACT_FIELDS);
export type ContactRequest = z.infer<typeof contactRequestSchema>;
