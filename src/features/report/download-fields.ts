import type * as z from 'zod/mini';
import {
  EMAIL_FIELD,
  FIELD_LIMITS,
  FIELD_MESSAGES,
  optionalText,
  PERSON_FIELD,
} from '../forms/field-rules.ts';
import { type FormFields, schemaOf } from '../forms/fields.ts';

/** Form, schema and mail come from this table, in its order. */
export const REPORT_DOWNLOAD_FIELDS = {
  name: { label: 'Name *', ...PERSON_FIELD },
  email: { label: 'Email *', ...EMAIL_FIELD },
  firm: {
    label: 'Law Firm',
    rule: optionalText(FIELD_LIMITS.firmNameMax, FIELD_MESSAGES.firmLong),
    autoComplete: 'organization',
  },
} as const satisfies FormFields;

export const reportDownloadSchema = schemaOf(REPORT_DOWNLOAD_FIELDS);
export type ReportDownload = z.infer<typeof reportDownloadSchema>;
