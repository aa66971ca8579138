import type * as z from 'zod/mini';
import {
  emailAddress,
  FIELD_LIMITS,
  FIELD_MESSAGES,
  firmName,
  optionalText,
  personName,
  phoneNumber,
} from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';

/** A request for a strategy session: form, schema and mail are made of this table, in its order. */
export const CONTACT_FIELDS = {
  name: { label: 'Full Name *', rule: personName, autoComplete: 'name', required: true },
  email: {
    label: 'Email Address *',
    rule: emailAddress,
    type: 'email',
    autoComplete: 'email',
    required: true,
  },
  phone: { label: 'Phone Number *', rule: phoneNumber, type: 'tel', autoComplete: 'tel', required: true },
  firmName: { label: 'Law Firm Name *', rule: firmName, autoComplete: 'organization', required: true },
  message: {
    label: 'Message (Optional)',
    rule: optionalText(FIELD_LIMITS.messageMax, FIELD_MESSAGES.messageLong),
    multiline: true,
  },
} as const satisfies FormFields;

/** As the browser sends it and the server stores it: trimmed, an empty message is undefined. */
export const contactRequestSchema = schemaOf(CONTACT_FIELDS);
export type ContactRequest = z.infer<typeof contactRequestSchema>;
