import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertLeads } from './insert-leads.ts';
import type { Database } from './tables.ts';

/** A database that answers, but would not keep every lead: in words for the person who chose it. */
export class UnfitDatabase extends Error {}

/** Letters that every phone types and that few encodings have. */
const WORDS = 'We don’t know – Łódź, 株式会社, 👍🏽';

class TriedEnough extends Error {}

/** Stores a lead with its mail as a visitor's would be, and takes both back. */
async function tryLead(database: Database) {
  const at = new Date().toISOString();
  const lead = { id: randomUUID(), kind: 'trial', name: WORDS, email: 'trial@localhost', created_at: at };
  const delivery = { id: randomUUID(), lead_id: lead.id, channel: 'email' as const, payload: WORDS };
  const due = { status: 'waiting' as const, attempts: 0, rank: 0, next_attempt_at: at, created_at: at };
  const trial = database.transaction().execute(async (transaction) => {
    await insertLeads(transaction, [
      { lead: { ...lead, data: WORDS, answer: '{}' }, deliveries: [{ ...delivery, ...due }] },
    ]);
    await transaction.updateTable('outbox').set({ status: 'sent' }).where('id', '=', delivery.id).execute();
    throw new TriedEnough();
  });
  await trial.catch((error) => {
    if (!(error instanceof TriedEnough)) throw error;
  });
}

/** Errors: UnfitDatabase for what PostgreSQL can be set to and only some leads, or none, would meet. */
export async function checkSettings(database: Database): Promise<void> {
  const { rows } = await sql<{ encoding: string; read_only: string }>`
    select current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as read_only`.execute(
    database,
  );
  const [{ encoding, read_only } = { encoding: 'none', read_only: 'off' }] = rows;
  if (encoding !== 'UTF8')
    throw new UnfitDatabase(
      `expected a database in UTF8, got one in ${encoding}, which does not keep every letter; make one with create database … encoding 'UTF8' template template0`,
    );
  if (read_only === 'on')
    throw new UnfitDatabase(
      'expected a database that can be written to, got a read-only one (a replica, or default_transaction_read_only is on)',
    );
}

/** A lead is stored and taken back: whatever would keep a visitor's out is met here. Its tables must be there. */
export async function checkTakesLeads(database: Database): Promise<void> {
  try {
    await tryLead(database);
  } catch (error) {
    if (error instanceof Error && /^(22|42|25006)/.test(String((error as { code?: string }).code)))
      throw new UnfitDatabase(`no lead can be stored: ${error.message}`, { cause: error });
    throw error;
  }
}
