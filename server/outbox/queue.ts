import { type ExpressionBuilder, sql } from 'kysely';
import type { Storage } from '../storage/open-storage.ts';
import type { Channel, Database, OutboxTable, Tables } from '../storage/tables.ts';

/** Their mails about one lead go out in the order of what happened; events for a CRM each name their time. */
const MAIL_CHANNELS: readonly Channel[] = ['email', 'visitor-email'];

/**
 * Matches a mail about an earlier state of a booking. The ids of these mails contain the booking and its sequence
 * (`notificationId`, `reminderId`), and the booking has another sequence now.
 */
export const isOutdated = sql<boolean>`exists (
  select 1 from bookings
  where bookings.lead_id = outbox.lead_id
    and outbox.id like bookings.id || '-%'
    and outbox.id not like bookings.id || '-' || bookings.sequence || '-%'
    and outbox.id not like bookings.id || '-%-' || bookings.sequence)`;

/**
 * Matches a mail that may be sent before the other mails about its lead: it is not outdated, and all older mails are
 * delivered or given up. A mail that some recipients already have holds up no other, or one broken mailbox would. `not
 * in` makes SQLite use the index of leads.
 */
const isInOrder = sql<boolean>`(not ${isOutdated} and not exists (
  select 1 from outbox as older
  where older.lead_id = outbox.lead_id
    and older.channel = outbox.channel
    and older.rank <= outbox.rank
    and older.created_at < outbox.created_at
    and older.status not in ('sent', 'dead')
    and older.payload not like '%"accepted":[%'))`;

/** Deliveries with a lower rank go first. The number is stored, so its meaning never changes. */
export const RANK = {
  good: 0,
  /** Deliveries for a lead that is probably spam. */
  spam: 1,
} as const;
const RANKS = Object.values(RANK);

/**
 * Duration of a claim, in ms. The claim is renewed while the delivery is attempted; after it has expired, another
 * process may claim the delivery.
 */
export const LEASE_MS = 15_000;

/** The deliveries that may begin: those of a channel with at most this rank. */
export type DeliveryFilter = { channel: Channel; worst: number };
/** A claimed delivery; `claimed_by` is new each time, so that only the current owner writes to it. */
export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** The form that a delivery's lead came through. */
const formOf = (is: ExpressionBuilder<Tables, 'outbox'>) =>
  is
    .selectFrom('leads')
    .select('kind')
    .whereRef('leads.id', '=', 'outbox.lead_id')
    .$asScalar()
    .$notNull()
    .as('form');

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
const ranksOf = ({ worst }: DeliveryFilter) => RANKS.filter((rank) => rank <= worst);

/** Waiting deliveries of a channel and a rank that are not claimed, the next due first. */
const waiting = (
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

/**
 * Claims the due delivery with the best rank, and among those the one that has waited longest, so that no other process
 * attempts it. Ranks are queried one by one, so thousands of rows of one rank that are not due are never read to find
 * one of the next.
 */
export async function claimDelivery(
  storage: Storage,
  wanted: DeliveryFilter,
  worker: string,
  now: Date,
) {
  const at = now.toISOString();
  const due = ranksOf(wanted).map((rank) =>
    waiting(storage, wanted.channel, rank, at)
      .select('id')
      .where('next_attempt_at', '<=', at)
      .$if(storage.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
  );
  return storage.database
    .updateTable('outbox')
    .set({ claimed_by: worker, claimed_until: later(now, LEASE_MS) })
    .where('id', '=', sql<string>`coalesce(${sql.join([...due, null])})`)
    .returningAll()
    .returning(formOf)
    .executeTakeFirst();
}

const ownClaim = (storage: Storage, { id, claimed_by }: ClaimedDelivery) =>
  storage.database.updateTable('outbox').where('id', '=', id).where('claimed_by', '=', claimed_by);

/** Extends a claim by another lease. */
export async function renewClaim(storage: Storage, row: ClaimedDelivery, now: Date): Promise<void> {
  await ownClaim(storage, row)
    .set({ claimed_until: later(now, LEASE_MS) })
    .execute();
}

const RELEASED = { claimed_by: null, claimed_until: null };

/** Notes a delivery as sent, whoever has claimed it meanwhile. False when its row is gone because the lead was erased. */
export async function markSent(
  storage: Storage,
  { id }: ClaimedDelivery,
  now: Date,
): Promise<boolean> {
  const result = await storage.database
    .updateTable('outbox')
    .set({ ...RELEASED, status: 'sent', last_error: null, finished_at: now.toISOString() })
    .set('attempts', sql`attempts + 1`)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notes a failed attempt. Without `retryAt` it is given up; `rest` is the payload that was not accepted. */
export async function markFailed(
  storage: Storage,
  row: ClaimedDelivery,
  failure: { code: string; retryAt: Date | undefined; rest?: unknown; now: Date },
): Promise<void> {
  const next = failure.retryAt
    ? { status: 'waiting' as const, next_attempt_at: failure.retryAt.toISOString() }
    : { status: 'dead' as const, finished_at: failure.now.toISOString() };
  const left = failure.rest === undefined ? {} : { payload: JSON.stringify(failure.rest) };
  await ownClaim(storage, row)
    .set({ ...RELEASED, ...next, ...left, last_error: failure.code })
    .set('attempts', sql`attempts + 1`)
    .execute();
}

/** Releases a claimed delivery without an attempt, when the server stops. */
export async function releaseClaim(storage: Storage, row: ClaimedDelivery): Promise<void> {
  await ownClaim(storage, row).set(RELEASED).execute();
}

/** Returns the moment at which the next unclaimed delivery is due; undefined when none waits. */
export async function nextDue(
  storage: Storage,
  wanted: DeliveryFilter,
  now: Date,
): Promise<Date | undefined> {
  const firsts = await Promise.all(
    ranksOf(wanted).map((rank) =>
      waiting(storage, wanted.channel, rank, now.toISOString())
        .select('next_attempt_at')
        .executeTakeFirst(),
    ),
  );
  const times = firsts.flatMap((row) => (row ? [Date.parse(row.next_attempt_at)] : []));
  return times.length ? new Date(Math.min(...times)) : undefined;
}

const PAGE_SIZE = 100;
const NOT_MADE = ['dead', 'waiting'] as const;
type Undelivered = Pick<OutboxTable, 'status' | 'channel' | 'next_attempt_at' | 'id'> & {
  rank: number;
};

function undeliveredAfter(database: Database, last: Undelivered | undefined) {
  const rows = database
    .selectFrom('outbox')
    .select(['id', 'lead_id', 'channel', 'rank', 'status', 'attempts', 'payload'])
    .select(['next_attempt_at', 'last_error', 'created_at'])
    .select(formOf)
    .where('status', 'in', NOT_MADE);
  const { status, channel, rank, next_attempt_at, id } = last ?? {};
  const rest = last
    ? rows.where(
        sql<boolean>`(status, channel, rank, next_attempt_at, id) > (${status}, ${channel}, ${rank}, ${next_attempt_at}, ${id})`,
      )
    : rows;
  return rest
    .orderBy('status')
    .orderBy('channel')
    .orderBy('rank')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .execute();
}

/** Deliveries that have not been made, in pages: dead letters first, then the waiting ones in the order they go out. */
export async function* readUndelivered(database: Database) {
  let page = await undeliveredAfter(database, undefined);
  while (page.length) {
    yield page;
    page = await undeliveredAfter(database, page.at(-1));
  }
}

/** Deletes mails that were not sent, dead letters too, except one that is being sent. */
export const withdrawMails = (database: Database, at: string) =>
  database
    .deleteFrom('outbox')
    .where('channel', 'in', MAIL_CHANNELS)
    .where('status', 'in', NOT_MADE)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]));

/** Deletes mails about an earlier state of a booking: sent now, they would arrive after the one about its present state. */
export const withdrawOutdated = (database: Database, at: string) =>
  withdrawMails(database, at).where(isOutdated);

/** Makes the waiting deliveries of a channel due now, oldest first. Returns how many there are. */
export async function makeDue({ database }: Storage, channel: Channel, now: Date): Promise<number> {
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

/**
 * Makes every undelivered row due now, oldest first, including dead letters, except one that is being attempted.
 * Outdated mails are deleted.
 */
export async function retryDeliveries(database: Database, now: Date): Promise<number> {
  const at = now.toISOString();
  await withdrawOutdated(database, at).execute();
  const result = await database
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, finished_at: null })
    .set((is) => ({ next_attempt_at: is.ref('created_at') }))
    .where('status', 'in', NOT_MADE)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', at)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
