import { csvText } from '../../src/text/csv.ts';
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
function textOf(value: unknown) {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Leads as CSV: fixed columns, mail status, then every further field of any form. */
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
  return csvText([header, ...rows].map((row) => row.map(textOf)));
}
