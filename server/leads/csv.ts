import { BYTE_ORDER_MARK, csvText } from '../../src/text/csv.ts';
import { LEAD_TEXTS } from '../storage/tables.ts';
import type { Lead, LeadPages } from './read-leads.ts';

const LEAD_COLUMNS = ['id', 'createdAt', ...LEAD_TEXTS, 'calledAfterSeconds', 'mark'] as const;
const SESSION_COLUMNS = ['sessionAt', 'sessionBy', 'sessionWith', 'sessionCancelledAt'];
const OUTCOME_COLUMNS = ['outcome', 'outcomeValue', 'outcomeWhy', 'outcomeAt'];
/** Fields of forms that have a column in LEAD_COLUMNS. */
const REPEATED = new Set(['name', 'email', 'firm', 'firmName']);
const outcomeOf = (last: Lead['outcomes'][number] | undefined) => [
  last?.outcome,
  last?.value,
  last?.why,
  last?.notedAt,
];

function textOf(value: unknown) {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function furtherFields(pages: LeadPages): Promise<string[]> {
  const fields = new Set<string>();
  for await (const page of pages())
    for (const { data } of page) for (const name of Object.keys(data)) fields.add(name);
  return [...fields].filter((name) => !REPEATED.has(name));
}

/** Yields leads as CSV in pieces. The columns are fixed, followed by the mail status and all further fields of forms. */
export async function* leadsCsv(pages: LeadPages): AsyncGenerator<string> {
  const fields = await furtherFields(pages);
  yield BYTE_ORDER_MARK +
    csvText([[...LEAD_COLUMNS, ...SESSION_COLUMNS, ...OUTCOME_COLUMNS, 'mailStatus', ...fields]]);
  for await (const page of pages()) {
    const rows = page.map((lead) => [
      ...LEAD_COLUMNS.map((column) => lead[column]),
      lead.session?.startsAt,
      lead.session?.way,
      lead.session?.host,
      lead.session?.cancelledAt,
      ...outcomeOf(lead.outcomes.at(-1)),
      lead.mail.status,
      ...fields.map((name) => lead.data[name]),
    ]);
    yield csvText(rows.map((row) => row.map(textOf)));
  }
}
