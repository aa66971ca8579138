import { CompiledQuery, type InsertObject } from 'kysely';
import { SqliteConnection } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** Every column that a row has from its beginning: a new one is missed here by the compiler. */
const columnsOf = <Column extends string>(columns: Record<Column, 1>) =>
  Object.keys(columns) as Column[];
const LEAD = columnsOf<Exclude<keyof Tables['leads'], 'called_after' | 'times_offered_at'>>({
  id: 1,
  kind: 1,
  submission_id: 1,
  name: 1,
  email: 1,
  firm: 1,
  source: 1,
  subject: 1,
  page: 1,
  landing: 1,
  referrer: 1,
  utm_source: 1,
  utm_medium: 1,
  utm_campaign: 1,
  utm_term: 1,
  utm_content: 1,
  data: 1,
  answer: 1,
  created_at: 1,
  mark: 1,
});
const DELIVERY = columnsOf<
  Exclude<keyof Tables['outbox'], 'claimed_until' | 'claimed_by' | 'last_error' | 'finished_at'>
>({
  id: 1,
  lead_id: 1,
  channel: 1,
  payload: 1,
  status: 1,
  attempts: 1,
  rank: 1,
  next_attempt_at: 1,
  created_at: 1,
});

type LeadRow = InsertObject<Tables, 'leads'> & { id: string };
type DeliveryRow = InsertObject<Tables, 'outbox'>;
/** The rows of one lead: itself, what announces it, and the visitor's receipt, which goes out if the address has had none. */
export type LeadRows = {
  lead: LeadRow;
  deliveries: DeliveryRow[];
  receipt?: { row: InsertObject<Tables, 'receipts'>; delivery: DeliveryRow } | undefined;
};

const RECEIPT = columnsOf<keyof Tables['receipts']>({ key: 1, lead_id: 1, about_id: 1 });
const NEW = 'on conflict (kind, submission_id) do nothing';
const from = (table: keyof Tables, columns: readonly string[], rows: string) =>
  `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${rows})`;
/** One statement is one transaction and one wait. */
const POSTGRES = `with stored as (${from('leads', LEAD, '$1')} ${NEW} returning id),
  announced as (${from('outbox', DELIVERY, '$2')} where lead_id in (select id from stored)),
  received as (${from('receipts', RECEIPT, '$3')} where lead_id in (select id from stored)
    on conflict (key) do nothing returning lead_id),
  told as (${from('outbox', DELIVERY, '$4')} where lead_id in (select lead_id from received))
  select id from stored`;

const values = (columns: readonly string[]) => columns.map((_, at) => `?${at + 1}`);
const leadOf = `?${DELIVERY.indexOf('lead_id') + 1}`;
const SQLITE = {
  leads: `insert into leads (${LEAD}) values (${values(LEAD)}) ${NEW}`,
  outbox: `insert into outbox (${DELIVERY}) select ${values(DELIVERY)} where exists (select 1 from leads where id = ${leadOf})`,
  receipts: `insert into receipts (${RECEIPT}) select ${values(RECEIPT)} where exists (select 1 from leads where id = ?2) on conflict (key) do nothing`,
  told: `insert into outbox (${DELIVERY}) select ${values(DELIVERY)} where exists (select 1 from receipts where about_id = ${leadOf})`,
};

const valuesOf = (columns: readonly string[], row: object) =>
  columns.map((column) => (row as Record<string, unknown>)[column] ?? null);

/** In one transaction, and one wait for the database: all or nothing. Submissions stored before are left out; the ids of the new leads. */
export function insertLeads(database: Database, all: readonly LeadRows[]): Promise<Set<string>> {
  const leads = all.map(({ lead }) => lead);
  const deliveries = all.flatMap((each) => each.deliveries);
  // in one order everywhere, or two processes that store the same addresses could wait for each other
  const receipts = all
    .flatMap(({ receipt }) => receipt ?? [])
    .toSorted((one, other) => (one.row.key < other.row.key ? -1 : 1));
  const received = receipts.map(({ row }) => row);
  const told = receipts.map(({ delivery }) => delivery);
  return database.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof SqliteConnection) {
      const [changes = []] = await connection.runTogether([
        { sql: SQLITE.leads, rows: leads.map((row) => valuesOf(LEAD, row)) },
        { sql: SQLITE.outbox, rows: deliveries.map((row) => valuesOf(DELIVERY, row)) },
        { sql: SQLITE.receipts, rows: received.map((row) => valuesOf(RECEIPT, row)) },
        { sql: SQLITE.told, rows: told.map((row) => valuesOf(DELIVERY, row)) },
      ]);
      return new Set(leads.flatMap(({ id }, at) => (changes[at] ? [id] : [])));
    }
    const asked = CompiledQuery.raw(
      POSTGRES,
      [leads, deliveries, received, told].map((rows) => JSON.stringify(rows)),
    );
    const { rows } = await connection.executeQuery<{ id: string }>(
      asked as CompiledQuery<{ id: string }>,
    );
    return new Set(rows.map(({ id }) => id));
  });
}
