import { CompiledQuery, type InsertObject } from 'kysely';
import { SqliteConnection } from './sqlite-dialect.ts';
import { type Database, LEAD_TEXTS, type Tables } from './tables.ts';

/** The columns of a new lead; all other columns are empty at first. */
const LEAD = [
  'id',
  'submission_id',
  ...LEAD_TEXTS,
  'data',
  'answer',
  'created_at',
  'mark',
] as const satisfies (keyof Tables['leads'])[];
const DELIVERY = [
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
const RECEIPT = ['key', 'lead_id', 'about_id'] as const satisfies (keyof Tables['receipts'])[];

type LeadRow = InsertObject<Tables, 'leads'> & { id: string };
type DeliveryRow = InsertObject<Tables, 'outbox'>;
/** The rows of one lead: the lead, its deliveries, and the visitor's receipt. An address gets one receipt a day. */
export type LeadRows = {
  lead: LeadRow;
  deliveries: DeliveryRow[];
  receipt?: { row: InsertObject<Tables, 'receipts'>; delivery: DeliveryRow } | undefined;
};

const NEW = 'on conflict (kind, submission_id) do nothing';
const from = (table: keyof Tables, columns: readonly string[], rows: string) =>
  `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${rows})`;
/** A single statement inserts all rows: it is one transaction and needs one round trip. */
const POSTGRES = `with stored as (${from('leads', LEAD, '$1')} ${NEW} returning id),
  announced as (${from('outbox', DELIVERY, '$2')} where lead_id in (select id from stored)),
  received as (${from('receipts', RECEIPT, '$3')} where lead_id in (select id from stored)
    on conflict (key) do nothing returning lead_id),
  thanked as (${from('outbox', DELIVERY, '$4')} where lead_id in (select lead_id from received))
  select id from stored`;

const values = (columns: readonly string[]) => columns.map((_, at) => `?${at + 1}`);
const leadOf = `?${DELIVERY.indexOf('lead_id') + 1}`;
const SQLITE = {
  leads: `insert into leads (${LEAD}) values (${values(LEAD)}) ${NEW}`,
  outbox: `insert into outbox (${DELIVERY}) select ${values(DELIVERY)} where exists (select 1 from leads where id = ${leadOf})`,
  receipts: `insert into receipts (${RECEIPT}) select ${values(RECEIPT)} where exists (select 1 from leads where id = ?2) on conflict (key) do nothing`,
  thanks: `insert into outbox (${DELIVERY}) select ${values(DELIVERY)} where exists (select 1 from receipts where about_id = ${leadOf})`,
};

const valuesOf = (columns: readonly string[], row: object) =>
  columns.map((column) => (row as Record<string, unknown>)[column] ?? null);

/** Inserts all rows in one transaction, except submissions that are stored already. Returns the ids of the new leads. */
export function insertLeads(database: Database, all: readonly LeadRows[]): Promise<Set<string>> {
  const leads = all.map(({ lead }) => lead);
  const deliveries = all.flatMap((each) => each.deliveries);
  // All processes insert receipts in the same order: otherwise two of them could wait for each other forever.
  const receipts = all
    .flatMap(({ receipt }) => receipt ?? [])
    .toSorted((one, other) => (one.row.key < other.row.key ? -1 : 1));
  const received = receipts.map(({ row }) => row);
  const thanks = receipts.map(({ delivery }) => delivery);
  return database.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof SqliteConnection) {
      const [changes = []] = await connection.runTogether([
        { sql: SQLITE.leads, rows: leads.map((row) => valuesOf(LEAD, row)) },
        { sql: SQLITE.outbox, rows: deliveries.map((row) => valuesOf(DELIVERY, row)) },
        { sql: SQLITE.receipts, rows: received.map((row) => valuesOf(RECEIPT, row)) },
        { sql: SQLITE.thanks, rows: thanks.map((row) => valuesOf(DELIVERY, row)) },
      ]);
      return new Set(leads.flatMap(({ id }, at) => (changes[at] ? [id] : [])));
    }
    const query = CompiledQuery.raw(
      POSTGRES,
      [leads, deliveries, received, thanks].map((rows) => JSON.stringify(rows)),
    );
    const { rows } = await connection.executeQuery<{ id: string }>(
      query as CompiledQuery<{ id: string }>,
    );
    return new Set(rows.map(({ id }) => id));
  });
}
