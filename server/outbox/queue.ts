import { sql } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Database } from '../storage/tables.ts';

/** A process holds a delivery this long at a time and renews it while it works; afterwards another may take it, in ms. */
export const LEASE_MS = 15_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Takes the delivery that has waited longest and is due, so that no other process sends it too. */
export async function claimDelivery(storage: Storage, worker: string, now: Date) {
  const at = now.toISOString();
  const due = storage.database
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', at)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .orderBy('next_attempt_at')
    .limit(1)
    .$if(storage.kind === 'postgres', (query) => query.forUpdate().skipLocked());
  return storage.database
    .updateTable('outbox')
    .set({ claimed_by: worker, claimed_until: later(now, LEASE_MS) })
    .where('id', '=', due)
    .returningAll()
    .executeTakeFirst();
}

const held = (storage: Storage, id: string, worker: string) =>
  storage.database.updateTable('outbox').where('id', '=', id).where('claimed_by', '=', worker);

/** Holds a claimed delivery for another lease. */
export async function renewClaim(storage: Storage, id: string, worker: string, now: Date): Promise<void> {
  await held(storage, id, worker)
    .set({ claimed_until: later(now, LEASE_MS) })
    .execute();
}

const RELEASED = { claimed_by: null, claimed_until: null };

/** Notes that it was delivered. False when its row is gone, because the lead was erased meanwhile. */
export async function markSent(storage: Storage, id: string, now: Date): Promise<boolean> {
  const result = await storage.database
    .updateTable('outbox')
    .set({ ...RELEASED, status: 'sent', last_error: null, finished_at: now.toISOString() })
    .set('attempts', sql`attempts + 1`)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notes a failed attempt: to be repeated at a time, or given up for good when there is none; `rest` is what was not accepted. */
export async function markFailed(
  storage: Storage,
  id: string,
  worker: string,
  failure: { code: string; retryAt: Date | undefined; rest?: unknown; now: Date },
): Promise<void> {
  const next = failure.retryAt
    ? { status: 'waiting' as const, next_attempt_at: failure.retryAt.toISOString() }
    : { status: 'dead' as const, finished_at: failure.now.toISOString() };
  const left = failure.rest === undefined ? {} : { payload: JSON.stringify(failure.rest) };
  await held(storage, id, worker)
    .set({ ...RELEASED, ...next, ...left, last_error: failure.code })
    .set('attempts', sql`attempts + 1`)
    .execute();
}

/** Gives a claimed delivery back untried, when the server stops. */
export async function releaseClaim(storage: Storage, id: string, worker: string): Promise<void> {
  await held(storage, id, worker).set(RELEASED).execute();
}

/** When the next delivery that nobody holds is due, or undefined when none waits. */
export async function nextDue(storage: Storage, now: Date): Promise<Date | undefined> {
  const row = await storage.database
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('status', '=', 'waiting')
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now.toISOString())]))
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.next_attempt_at);
}

/** Deliveries that have not been made, so many at most: dead letters first, then the waiting ones by when they are due. */
export function readUndelivered(database: Database, limit = 100) {
  return database
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'status', 'attempts', 'next_attempt_at', 'last_error', 'created_at'])
    .where('status', '!=', 'sent')
    .orderBy('status')
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}

/** Makes every delivery that was not made due now, dead letters too, except one that is being made. */
export async function retryDeliveries(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  const result = await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: at, finished_at: null })
    .where('status', '!=', 'sent')
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
