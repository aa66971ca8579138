import { REPORT_FUNCTION } from '../../src/features/forms/backend-address.ts';
import { mailRows } from '../../src/features/forms/fields.ts';
import { REPORT_COPY } from '../../src/features/report/copy.ts';
import {
  REPORT_DOWNLOAD_FIELDS,
  type ReportDownload,
  reportDownloadSchema,
} from '../../src/features/report/download-fields.ts';
import { REPORT_PAGES, REPORT_PATH, REPORT_PDF } from '../../src/features/report/paths.ts';
import { reportBoxHtml } from '../../src/features/report/report-form-html.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { LeadForm } from './lead-function.ts';

export const MAX_REPORT_DOWNLOAD_BYTES = 16 * 1024;

/** In a browser with JavaScript, the download does not wait for the answer of this function. */
export const submitReportDownload: LeadForm<ReportDownload> = {
  name: REPORT_FUNCTION,
  kind: 'report-download',
  schema: reportDownloadSchema,
  limits: REQUEST_LIMITS,
  maxBodyBytes: MAX_REPORT_DOWNLOAD_BYTES,
  pages: { ...REPORT_PAGES, copy: REPORT_COPY, box: reportBoxHtml },
  contact: ({ email, name, firm }) => ({ email, name, firm }),
  mail: (values) => ({
    subject: `Report download: ${values.firm ? `${values.name}, ${values.firm}` : values.name}`,
    rows: [...mailRows(REPORT_DOWNLOAD_FIELDS, values), ['Report', REPORT_PDF]],
  }),
  receipt: ({ siteUrl }) => ({
    subject: 'The report you asked for',
    lines: [
      'You asked for our report on law firm websites and Google AI Overviews. Here it is.',
      { label: 'As a PDF', href: `${siteUrl}${REPORT_PDF}` },
      { label: 'As a page', href: `${siteUrl}${REPORT_PATH}` },
    ],
    why: 'You are receiving this email because this address was given for the report. If that was not you, tell us and we will erase the request.',
  }),
  answer: () => ({ message: REPORT_COPY.started }),
};
