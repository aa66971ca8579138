import { type ExpressionBuilder, sql } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Channel, Database, OutboxTable, Tables } from '../storage/tables.ts';
import type { NewDelivery } from './channels.ts';

/** Mails about a lead are sent in order. Webhook events need no order, because each has a time. */
const MAIL_CHANNELS: readonly Channel[] = ['email', 'visitor-email'];

// Matches a mail about an earlier state of a booking: its id contains the booking and an old
// sequence (`notificationId`, `reminderMail`).
export const isOutdated = sql<boolean>`exists (
  select 1 from bookings
  where bookings.lead_id = outbox.lead_id
    and outbox.id like bookings.id || '-%'
    and outbox.id not like bookings.id || '-' || bookings.sequence || '-%'
    and outbox.id not like bookings.id || '-%-' || bookings.sequence)`;

// Matches a mail that may be sent now: it is not outdated, and all older mails about its lead are
// delivered or given up. A mail that some recipients already have does not block later mails, so
// that one broken mailbox blocks nothing. `not in` makes SQLite use the index of leads.
const isInOrder = sql<boolean>`(not ${isOutdated} and not exists (
  select 1 from outbox as older
  where older.lead_id = outbox.lead_id
    and older.channel = outbox.channel
    and older.rank <= outbox.rank
    and older.created_at < outbox.created_at
    and older.status not in ('sent', 'dead')
    and older.payload not like '%"accepted":[%'))`;

/** Lower ranks are sent first. The numbers are stored, so their meaning must not change. */
export const RANK = {
  good: 0,
  spam: 1,
} as const;
const RANKS = Object.values(RANK);

/** A new delivery is due at once. */
export const deliveryRow = (
  leadId: string,
  { id, channel, payload }: NewDelivery,
  at: string,
  rank: number = RANK.good,
) => ({
  id,
  lead_id: leadId,
  channel,
  payload: JSON.stringify(payload),
  status: 'waiting' as const,
  attempts: 0,
  rank,
  next_attempt_at: at,
  created_at: at,
});

// A claim is renewed during an attempt. When it expires, another process may claim the delivery.
export const LEASE_MS = 15_000;

export type DeliveryFilter = { channel: Channel; maxRank: number };
/** `claimed_by` is new for each claim, so that only the current owner can change the row. */
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

const formOf = (is: ExpressionBuilder<Tables, 'outbox'>) =>
  is
    .selectFrom('leads')
    .select('kind')
    .whereRef('leads.id', '=', 'outbox.lead_id')
    .$asScalar()
    .$notNull()
    .as('form');

const addMs = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
const ranksOf = ({ maxRank }: DeliveryFilter) => RANKS.filter((rank) => rank <= maxRank);

const selectWaiting = (
  { database }: Pick<Storage, 'database'>,
  channel: Channel,
  rank: number,
  at: string,
) =>
  database
    .selectFrom('outbox')
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('rank', '=', rank)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .$if(MAIL_CHANNELS.includes(channel), (query) => query.where(isInOrder))
    .orderBy('next_attempt_at')
    .limit(1);

/** Each rank has its own subquery, so that the query does not read rows that are not due. */
export async function claimDelivery(
  storage: Storage,
  filter: DeliveryFilter,
  worker: string,
  now: Date,
) {
  const at = now.toISOString();
  const dueQueries = ranksOf(filter).map((rank) =>
    selectWaiting(storage, filter.channel, rank, at)
      .select('id')
      .where('next_attempt_at', '<=', at)
      .$if(storage.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
  );
  return storage.database
    .updateTable('outbox')
    .set({ claimed_by: worker, claimed_until: addMs(now, LEASE_MS) })
    .where('id', '=', sql<string>`coalesce(${sql.join([...dueQueries, null])})`)
    .returningAll()
    .returning(formOf)
    .executeTakeFirst();
}

const updateClaimed = (storage: Storage, { id, claimed_by }: ClaimedDelivery) =>
  storage.database.updateTable('outbox').where('id', '=', id).where('claimed_by', '=', claimed_by);

export async function renewClaim(storage: Storage, row: ClaimedDelivery, now: Date): Promise<void> {
  await updateClaimed(storage, row)
    .set({ claimed_until: addMs(now, LEASE_MS) })
    .execute();
}

const NO_CLAIM = { claimed_by: null, claimed_until: null };

/** Also works if another process has claimed the row. Returns false if the lead was erased. */
export async function markSent(
  storage: Storage,
  { id }: ClaimedDelivery,
  now: Date,
): Promise<boolean> {
  const result = await storage.database
    .updateTable('outbox')
    .set({ ...NO_CLAIM, status: 'sent', last_error: null, finished_at: now.toISOString() })
    .set('attempts', sql`attempts + 1`)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

// Gives the delivery up if there is no `retryAt`. `remainingPayload` is the payload for the next
// attempt if some recipients have the mail.
export async function markFailed(
  storage: Storage,
  row: ClaimedDelivery,
  failure: { code: string; retryAt: Date | undefined; remainingPayload?: unknown; now: Date },
): Promise<void> {
  const next = failure.retryAt
    ? { status: 'waiting' as const, next_attempt_at: failure.retryAt.toISOString() }
    : { status: 'dead' as const, finished_at: failure.now.toISOString() };
  const newPayload =
    failure.remainingPayload === undefined
      ? {}
      : { payload: JSON.stringify(failure.remainingPayload) };
  await updateClaimed(storage, row)
    .set({ ...NO_CLAIM, ...next, ...newPayload, last_error: failure.code })
    .set('attempts', sql`attempts + 1`)
    .execute();
}

/** Ends the claim of an attempt that was stopped with the server. The attempt does not count. */
export async function releaseClaim(storage: Storage, row: ClaimedDelivery): Promise<void> {
  await updateClaimed(storage, row).set(NO_CLAIM).execute();
}

export async function findNextDue(
  storage: Storage,
  filter: DeliveryFilter,
  now: Date,
): Promise<Date | undefined> {
  const firstRows = await Promise.all(
    ranksOf(filter).map((rank) =>
      selectWaiting(storage, filter.channel, rank, now.toISOString())
        .select('next_attempt_at')
        .executeTakeFirst(),
    ),
  );
  const times = firstRows.flatMap((row) => (row ? [Date.parse(row.next_attempt_at)] : []));
  return times.length ? new Date(Math.min(...times)) : undefined;
}

const BATCH_SIZE = 100;
const UNDELIVERED_STATUSES = ['dead', 'waiting'] as const;
type Undelivered = Pick<OutboxTable, 'status' | 'channel' | 'next_attempt_at' | 'id'> & {
  rank: number;
};

function undeliveredAfter(database: Database, last: Undelivered | undefined) {
  const rows = database
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'channel', 'rank', 'status', 'attempts', 'payload'])
    .select(['next_attempt_at', 'last_error', 'created_at'])
    .select(formOf)
    .where('status', 'in', UNDELIVERED_STATUSES);
  const { status, channel, rank, next_attempt_at, id } = last ?? {};
  const furtherRows = last
    ? rows.where(
        sql<boolean>`(status, channel, rank, next_attempt_at, id) > (${status}, ${channel}, ${rank}, ${next_attempt_at}, ${id})`,
      )
    : rows;
  return furtherRows
    .orderBy('status')
    .orderBy('channel')
    .orderBy('rank')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}

export type UndeliveredDelivery = Awaited<ReturnType<typeof undeliveredAfter>>[number];

export async function* readUndelivered(database: Database) {
  let batch = await undeliveredAfter(database, undefined);
  while (batch.length) {
    yield batch;
    batch = await undeliveredAfter(database, batch.at(-1));
  }
}

/** Deletes undelivered mails, except a mail that is being sent. */
export const withdrawMails = (database: Database, at: string) =>
  database
    .deleteFrom('outbox')
    .where('channel', 'in', MAIL_CHANNELS)
    .where('status', 'in', UNDELIVERED_STATUSES)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]));

export const withdrawOutdated = (database: Database, at: string) =>
  withdrawMails(database, at).where(isOutdated);

export async function makeAllDue(
  { database }: Storage,
  channel: Channel,
  now: Date,
): Promise<number> {
  const result = await database
    .updateTable('outbox')
    .set((is) => ({ next_attempt_at: is.ref('created_at') }))
    .where('status', '=', 'waiting')
    .where('channel', '=', channel)
    .where('rank', 'in', RANKS)
    .where('next_attempt_at', '>', now.toISOString())
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

// Makes all undelivered deliveries due, even dead letters, except deliveries that are being
// attempted. Deletes outdated mails.
export async function retryDeliveries(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  await withdrawOutdated(database, at).execute();
  const result = await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, finished_at: null })
    .set((is) => ({ next_attempt_at: is.ref('created_at') }))
    .where('status', 'in', UNDELIVERED_STATUSES)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
