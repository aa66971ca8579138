import { BYTE_ORDER_MARK, csvText } from '../../src/text/csv.ts';
import { LEAD_TEXTS } from '../storage/tables.ts';
import type { CommandDeps } from './action.ts';
import { type Lead, type LeadPages, readLeads } from './read-leads.ts';

const LEAD_COLUMNS = ['id', 'createdAt', ...LEAD_TEXTS, 'calledAfterSeconds', 'mark'] as const;
const SESSION_COLUMNS = ['sessionAt', 'sessionBy', 'sessionWith', 'sessionCancelledAt'];
const OUTCOME_COLUMNS = ['outcome', 'outcomeValue', 'outcomeWhy', 'outcomeAt'];
const COLUMN_FIELDS = new Set(['name', 'email', 'firm', 'firmName']);
const outcomeValues = (lastOutcome: Lead['outcomes'][number] | undefined) => [
  lastOutcome?.outcome,
  lastOutcome?.value,
  lastOutcome?.why,
  lastOutcome?.notedAt,
];

function textOf(value: unknown) {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function readFurtherFields(pages: LeadPages): Promise<string[]> {
  const fields = new Set<string>();
  for await (const page of pages())
    for (const { data } of page) for (const name of Object.keys(data)) fields.add(name);
  return [...fields].filter((name) => !COLUMN_FIELDS.has(name));
}

export async function* leadsCsv(pages: LeadPages): AsyncGenerator<string> {
  const fields = await readFurtherFields(pages);
  yield BYTE_ORDER_MARK +
    csvText([[...LEAD_COLUMNS, ...SESSION_COLUMNS, ...OUTCOME_COLUMNS, 'mailStatus', ...fields]]);
  for await (const page of pages()) {
    const rows = page.map((lead) => [
      ...LEAD_COLUMNS.map((column) => lead[column]),
      lead.session?.startsAt,
      lead.session?.way,
      lead.session?.host,
      lead.session?.cancelledAt,
      ...outcomeValues(lead.outcomes.at(-1)),
      lead.mail.status,
      ...fields.map((name) => lead.data[name]),
    ]);
    yield csvText(rows.map((row) => row.map(textOf)));
  }
}

// Control characters that JSON allows but that can control a terminal, and line ends of JavaScript.
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const indentedJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(CONTROL_CHARACTERS, escapeCharacter).replace(/^/gm, '  ');

export async function* leadsJson(pages: LeadPages): AsyncGenerator<string> {
  let separator = '[';
  for await (const page of pages()) {
    yield `${separator}\n${page.map(indentedJson).join(',\n')}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

export async function exportLeads({ storage, print }: CommandDeps, format: 'csv' | 'json') {
  const pages = () => readLeads(storage.database);
  for await (const piece of format === 'csv' ? leadsCsv(pages) : leadsJson(pages))
    await print(piece);
}
