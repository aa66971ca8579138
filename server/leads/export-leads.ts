import { BYTE_ORDER_MARK, csvText } from '../../src/text/csv.ts';
import { LEAD_TEXTS } from '../storage/tables.ts';
import type { CommandDeps } from './action.ts';
import { type Lead, type LeadBatches, readLeads } from './read-leads.ts';
import type { Column } from './table.ts';

const COLUMNS: readonly Column<Lead>[] = [
  ...(['id', 'createdAt', ...LEAD_TEXTS, 'calledAfterSeconds', 'mark'] as const).map(
    (name): Column<Lead> => [name, (lead) => lead[name]],
  ),
  ['sessionAt', ({ session }) => session?.startsAt],
  ['sessionBy', ({ session }) => session?.way],
  ['sessionWith', ({ session }) => session?.host],
  ['sessionCancelledAt', ({ session }) => session?.cancelledAt],
  ['outcome', ({ outcomes }) => outcomes.at(-1)?.outcome],
  ['outcomeValue', ({ outcomes }) => outcomes.at(-1)?.value],
  ['outcomeWhy', ({ outcomes }) => outcomes.at(-1)?.why],
  ['outcomeAt', ({ outcomes }) => outcomes.at(-1)?.notedAt],
  ['mailStatus', ({ mail }) => mail.status],
];
const FIELDS_IN_COLUMNS = new Set(['name', 'email', 'firm', 'firmName']);

function textOf(value: unknown) {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function furtherColumns(batches: LeadBatches) {
  const fields = new Set<string>();
  for await (const batch of batches())
    for (const { data } of batch) for (const name of Object.keys(data)) fields.add(name);
  const furtherFields = [...fields.difference(FIELDS_IN_COLUMNS)];
  return furtherFields.map((name): Column<Lead> => [name, ({ data }) => data[name]]);
}

export async function* leadsCsv(batches: LeadBatches): AsyncGenerator<string> {
  const columns = [...COLUMNS, ...(await furtherColumns(batches))];
  yield BYTE_ORDER_MARK + csvText([columns.map(([title]) => title)]);
  for await (const batch of batches())
    yield csvText(batch.map((lead) => columns.map(([, cellOf]) => textOf(cellOf(lead)))));
}

// Matches characters that JSON allows without an escape: those that can control a terminal, and
// line ends of JavaScript.
const CONTROL_CHARACTERS = /[\u007f-\u009f\u2028\u2029]/g;

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const indentedJson = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(CONTROL_CHARACTERS, escapeCharacter).replace(/^/gm, '  ');

export async function* leadsJson(batches: LeadBatches): AsyncGenerator<string> {
  let separator = '[';
  for await (const batch of batches()) {
    yield `${separator}\n${batch.map(indentedJson).join(',\n')}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}

export async function exportLeads({ storage, print }: CommandDeps, format: 'csv' | 'json') {
  const readBatches = () => readLeads(storage.database);
  for await (const piece of format === 'csv' ? leadsCsv(readBatches) : leadsJson(readBatches))
    await print(piece);
}
