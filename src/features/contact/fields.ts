import type * as z from 'zod/mini';
import {
  EMAIL_FIELD,
  FIELD_LIMITS,
  FIELD_MESSAGES,
  FIRM_FIELD,
  optionalText,
  PERSON_FIELD,
  sizedText,
} from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';
import { CONTACT_COPY } from './copy.ts';

/** The rule checks only the length. */
const phoneNumber = sizedText(
  FIELD_LIMITS.phoneMin,
  FIELD_MESSAGES.phoneShort,
  FIELD_LIMITS.phoneMax,
  FIELD_MESSAGES.phoneLong,
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
    says: 'message',
    hint: CONTACT_COPY.leaveOut,
    rule: optionalText(FIELD_LIMITS.messageMax, FIELD_MESSAGES.messageLong),
    multiline: true,
  },
} as const satisfies FormFields;

export const contactRequestSchema = schemaOf(CONTACT_FIELDS);
export type ContactRequest = z.infer<typeof contactRequestSchema>;
