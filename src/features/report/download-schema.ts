import * as z from 'zod/mini';
import { CONTACT_LIMITS, CONTACT_MESSAGES, optionalText, personFields } from '../contact/schema.ts';

/** The three fields a visitor fills in, in the order of the form. */
export const REPORT_DOWNLOAD_FIELDS = ['name', 'email', 'firm'] as const;

/**
 * Who downloads the report, as the browser sends it and the server stores it.
 * In: any value. Out: trimmed fields; an empty firm becomes undefined. Errors: one issue per broken rule, path = field.
 */
export const reportDownloadSchema = z.object({
  ...personFields,
  /** Law firm, if any. */
  firm: optionalText(CONTACT_LIMITS.firmNameMax, CONTACT_MESSAGES.firmLong),
});
export type ReportDownload = z.infer<typeof reportDownloadSchema>;
