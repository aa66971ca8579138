import type { Lead } from './read-leads.ts';

const LEAD_COLUMNS = [
  'id',
  'createdAt',
  'kind',
  'name',
  'email',
  'firm',
  'subject',
  'source',
  'page',
] as const;
/** Fields of forms that stand in the columns above already. */
const REPEATED = new Set(['name', 'email', 'firm', 'firmName']);
/** A spreadsheet runs a cell that starts with one of these as a formula; the last four are their full-width forms. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: unknown) {
  const text =
    value === null || value === undefined
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Leads as CSV (RFC 4180, every cell quoted, CRLF): fixed columns, mail status, then every further field of any form.
 * A value a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function leadsCsv(leads: readonly Lead[]): string {
  const fields = [...new Set(leads.flatMap((lead) => Object.keys(lead.data)))].filter(
    (name) => !REPEATED.has(name),
  );
  const header = [...LEAD_COLUMNS, 'mailStatus', ...fields];
  const rows = leads.map((lead) => [
    ...LEAD_COLUMNS.map((column) => lead[column]),
    lead.mail.status,
    ...fields.map((name) => lead.data[name]),
  ]);
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
