import { CompiledQuery, type InsertObject } from 'kysely';
import { SqliteConnection } from './sqlite-dialect.ts';
import { type Database, LEAD_TEXTS, type Tables } from './tables.ts';

const LEAD_COLUMNS = [
  'id',
  'submission_id',
  ...LEAD_TEXTS,
  'data',
  'answer',
  'created_at',
  'mark',
] as const satisfies (keyof Tables['leads'])[];
const DELIVERY_COLUMNS = [
  'id',
  'lead_id',
  'channel',
  'payload',
  'status',
  'attempts',
  'rank',
  'next_attempt_at',
  'created_at',
] as const satisfies (keyof Tables['outbox'])[];
const RECEIPT_COLUMNS = [
  'key',
  'lead_id',
  'about_id',
] as const satisfies (keyof Tables['receipts'])[];

type LeadRow = InsertObject<Tables, 'leads'> & { id: string };
type DeliveryRow = InsertObject<Tables, 'outbox'>;
export type LeadRows = {
  lead: LeadRow;
  deliveries: DeliveryRow[];
  receipt?: { row: InsertObject<Tables, 'receipts'>; delivery: DeliveryRow } | undefined;
};

const SKIP_STORED = 'on conflict (kind, submission_id) do nothing';
const insertFrom = (table: keyof Tables, columns: readonly string[], rows: string) =>
  `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${rows})`;
/** All rows are inserted by one statement, which is a transaction and needs one round trip. */
const POSTGRES_INSERT = `with stored as (${insertFrom('leads', LEAD_COLUMNS, '$1')} ${SKIP_STORED} returning id),
  lead_deliveries as (${insertFrom('outbox', DELIVERY_COLUMNS, '$2')} where lead_id in (select id from stored)),
  stored_receipts as (${insertFrom('receipts', RECEIPT_COLUMNS, '$3')} where lead_id in (select id from stored)
    on conflict (key) do nothing returning lead_id),
  receipt_deliveries as (${insertFrom('outbox', DELIVERY_COLUMNS, '$4')} where lead_id in (select lead_id from stored_receipts))
  select id from stored`;

const placeholders = (columns: readonly string[]) => columns.map((_, index) => `?${index + 1}`);
const leadIdPlaceholder = `?${DELIVERY_COLUMNS.indexOf('lead_id') + 1}`;
const SQLITE_INSERTS = {
  leads: `insert into leads (${LEAD_COLUMNS}) values (${placeholders(LEAD_COLUMNS)}) ${SKIP_STORED}`,
  outbox: `insert into outbox (${DELIVERY_COLUMNS}) select ${placeholders(DELIVERY_COLUMNS)} where exists (select 1 from leads where id = ${leadIdPlaceholder})`,
  receipts: `insert into receipts (${RECEIPT_COLUMNS}) select ${placeholders(RECEIPT_COLUMNS)} where exists (select 1 from leads where id = ?2) on conflict (key) do nothing`,
  receiptDeliveries: `insert into outbox (${DELIVERY_COLUMNS}) select ${placeholders(DELIVERY_COLUMNS)} where exists (select 1 from receipts where about_id = ${leadIdPlaceholder})`,
};

const statementOf = (sql: string, columns: readonly string[], rows: readonly object[]) => ({
  sql,
  rows: rows.map((row) =>
    columns.map((column) => (row as Record<string, unknown>)[column] ?? null),
  ),
});

// Inserts all rows in one transaction, except rows of submissions that are stored already. Returns
// the ids of new leads.
export function insertLeads(
  database: Database,
  leadRows: readonly LeadRows[],
): Promise<Set<string>> {
  const leads = leadRows.map(({ lead }) => lead);
  const deliveries = leadRows.flatMap((rows) => rows.deliveries);
  // All processes use the same order, so that two of them cannot wait for each other forever.
  const receipts = leadRows
    .flatMap(({ receipt }) => receipt ?? [])
    .toSorted((a, b) => (a.row.key < b.row.key ? -1 : 1));
  const receiptRows = receipts.map(({ row }) => row);
  const receiptDeliveries = receipts.map(({ delivery }) => delivery);
  return database.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof SqliteConnection) {
      const [changes = []] = await connection.runTogether([
        statementOf(SQLITE_INSERTS.leads, LEAD_COLUMNS, leads),
        statementOf(SQLITE_INSERTS.outbox, DELIVERY_COLUMNS, deliveries),
        statementOf(SQLITE_INSERTS.receipts, RECEIPT_COLUMNS, receiptRows),
        statementOf(SQLITE_INSERTS.receiptDeliveries, DELIVERY_COLUMNS, receiptDeliveries),
      ]);
      return new Set(leads.flatMap(({ id }, index) => (changes[index] ? [id] : [])));
    }
    const query = CompiledQuery.raw(
      POSTGRES_INSERT,
      [leads, deliveries, receiptRows, receiptDeliveries].map((rows) => JSON.stringify(rows)),
    );
    const { rows } = await connection.executeQuery<{ id: string }>(
      query as CompiledQuery<{ id: string }>,
    );
    return new Set(rows.map(({ id }) => id));
  });
}
