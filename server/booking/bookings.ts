import { sql } from 'kysely';
import { mailbox } from '../../src/text/typed-text.ts';
import { knownSpamReason, type SpamReason } from '../leads/spam-reasons.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { isOutdated, RANK, withdrawMails } from '../outbox/queue.ts';
import { inOneTransaction, isUniqueViolation } from '../storage/one-transaction.ts';
import type { Database } from '../storage/tables.ts';
import type { Span } from './free-times.ts';

export type Visitor = {
  form: string;
  name: string | null;
  email: string;
  firm: string | null;
  phone: string | undefined;
  spamReason: SpamReason | null;
};

export async function readVisitor(
  database: Database,
  leadId: string,
): Promise<Visitor | undefined> {
  const lead = await database
    .selectFrom('leads')
    .select(['kind', 'name', 'email', 'firm', 'data', 'mark'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return undefined;
  const { kind: form, mark, data, ...visitor } = lead;
  const { phone } = JSON.parse(data) as { phone?: unknown };
  return {
    ...visitor,
    form,
    phone: typeof phone === 'string' ? phone : undefined,
    spamReason: knownSpamReason(mark),
  };
}

/** In a booking, `start` and `cancelledAt` are in ISO 8601. */
export const selectBookings = (database: Database) =>
  database
    .selectFrom('bookings')
    .select([
      'bookings.id',
      'bookings.lead_id as leadId',
      'host',
      'starts_at as start',
      'way as medium',
    ])
    .select(['zone', 'sequence', 'moves', 'cancelled_at as cancelledAt']);
export type Booking = Awaited<
  ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>
>;

export const findBooking = (database: Database, id: string): Promise<Booking | undefined> =>
  selectBookings(database).where('bookings.id', '=', id).executeTakeFirst();

/** A lead has at most one booking that is not cancelled, even after the session. */
export const bookingOfLead = (database: Database, leadId: string): Promise<Booking | undefined> =>
  selectBookings(database)
    .where('bookings.lead_id', '=', leadId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();

/** Returns the sessions that end after `from`, without the booking `exceptId`. */
export async function bookedSpans(
  database: Database,
  lengthMs: number,
  from: Date,
  exceptId = '',
): Promise<(Span & { host: string })[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['host', 'starts_at'])
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', new Date(from.getTime() - lengthMs).toISOString())
    .where('id', '!=', exceptId)
    .execute();
  return rows.map(({ host, starts_at }) => {
    const start = Date.parse(starts_at);
    return { host, from: start, to: start + lengthMs };
  });
}

/** Cancelled bookings count, because each booking sends two mails. */
const MAX_BOOKINGS_PER_LEAD = 3;
/** Leads with a spam reason share this limit, so that they cannot fill the calendar. */
const MAX_SPAM_BOOKINGS = 10;
/** With this lock, bookings are stored in turn: a unique index cannot check gap and limits. */
const BOOKING_LOCK = 'bookings';

const isBelowLimits = (at: string) => sql<boolean>`
  (select count(*) from bookings where bookings.lead_id = leads.id) < ${sql.lit(MAX_BOOKINGS_PER_LEAD)}
  and (leads.mark is null or ${sql.lit(MAX_SPAM_BOOKINGS)} > (
    select count(*) from bookings join leads as spam_leads on spam_leads.id = bookings.lead_id
    where spam_leads.mark is not null and cancelled_at is null and starts_at > ${at}))`;

export async function canBook(database: Database, leadId: string, now: Date): Promise<boolean> {
  const lead = database.selectFrom('leads').select('id').where('id', '=', leadId);
  return (await lead.where(isBelowLimits(now.toISOString())).executeTakeFirst()) !== undefined;
}

function hasGap({ id, host, start }: Booking, startGapMs: number) {
  const isoTimeAfterStart = (ms: number) => new Date(Date.parse(start) + ms).toISOString();
  return sql<boolean>`not exists (
    select 1 from bookings as other
    where other.host = ${host} and other.cancelled_at is null and other.id != ${id}
      and other.starts_at > ${isoTimeAfterStart(-startGapMs)}
      and other.starts_at < ${isoTimeAfterStart(startGapMs)})`;
}

const receiptKey = (email: string, at: string) => `${at.slice(0, 10)} ${mailbox(email)}`;

/**
 * Returns whether the visitor gets mails about a booking, which need not be stored yet. The answer
 * is no if the lead has a spam reason, or if the address already gets mails about another lead's
 * session that was booked on the same day.
 */
export async function canMailVisitor(
  database: Database,
  { id, leadId, sequence }: Booking,
  { email, spamReason }: Visitor,
  now: Date,
): Promise<boolean> {
  const receipts = database.selectFrom('receipts').select('key');
  if (sequence > 0) {
    const receiptOfBooking = receipts.where('lead_id', '=', leadId).where('about_id', '=', id);
    return (await receiptOfBooking.executeTakeFirst()) !== undefined;
  }
  const key = receiptKey(email, now.toISOString());
  const receiptOfOthers = receipts.where('key', '=', key).where('lead_id', '!=', leadId);
  return spamReason === null && (await receiptOfOthers.executeTakeFirst()) === undefined;
}

const isCurrent = ({ id, sequence, start, cancelledAt }: Booking) => sql<boolean>`
  bookings.id = ${id} and sequence = ${sql.lit(sequence)} and starts_at = ${start}
  and cancelled_at ${cancelledAt ? sql`is not null` : sql`is null`}`;

/** Stores the delivery if the booking is unchanged. A mail to the visitor also needs a receipt. */
export function storeNotification(
  booking: Booking,
  { id, channel, payload }: NewDelivery,
  at: string,
) {
  const hasReceipt = sql`and exists (select 1 from receipts where about_id = ${booking.id})`;
  return sql`
    insert into outbox
      (id, lead_id, channel, payload, status, attempts, rank, next_attempt_at, created_at)
    select ${id}, lead_id, ${channel}, ${JSON.stringify(payload)}, 'waiting', 0,
      ${sql.lit(RANK.good)}, ${at}, ${at}
    from bookings where ${isCurrent(booking)} ${channel === 'visitor-email' ? hasReceipt : sql``}
    on conflict (id) do nothing`;
}

// Deletes unsent mails about earlier states of a booking, and dead letters to the visitor. If such
// a mail were sent later, it would contradict the current state.
const withdrawEarlierMails = (database: Database, booking: Booking, at: string) =>
  withdrawMails(database, at)
    .where('lead_id', '=', booking.leadId)
    .where((is) =>
      is.or([isOutdated, is.and([is('channel', '=', 'visitor-email'), is('status', '=', 'dead')])]),
    )
    .where(sql<boolean>`exists (select 1 from bookings where ${isCurrent(booking)})`);

/** Inserts nothing if the lead has a booking, may not book again, or was erased. */
function insertBooking(booking: Booking, at: string, startGapMs: number) {
  const { id, leadId, host, start, medium, zone, sequence, moves } = booking;
  return sql`
    insert into bookings
      (id, lead_id, host, starts_at, way, zone, sequence, moves, created_at, changed_at)
    select ${id}, leads.id, ${host}, ${start}, ${medium}, ${zone},
      ${sql.lit(sequence)}, ${sql.lit(moves)}, ${at}, ${at}
    from leads where leads.id = ${leadId} and ${isBelowLimits(at)} and ${hasGap(booking, startGapMs)}
    on conflict do nothing`;
}

// A receipt allows mails to the visitor. A lead with a spam reason gets no receipt, because its
// address may belong to another person. A visitor who cancels and books again on the same day keeps
// the receipt.
const insertReceipt = ({ id, leadId }: Booking, email: string, at: string) => sql`
  insert into receipts (key, lead_id, about_id)
  select ${receiptKey(email, at)}, lead_id, bookings.id
  from bookings join leads on leads.id = bookings.lead_id
  where bookings.id = ${id} and leads.mark is null
  on conflict (key) do update set about_id = ${id} where receipts.lead_id = ${leadId}`;

/** Updates nothing if the booking was changed since it was read: a change adds 1 to `sequence`. */
function updateBooking(database: Database, booking: Booking, at: string, startGapMs: number) {
  const { id, host, start, zone, sequence, moves, cancelledAt } = booking;
  return database
    .updateTable('bookings')
    .set({ host, starts_at: start, zone, sequence, moves })
    .set({ changed_at: at, cancelled_at: cancelledAt })
    .where('id', '=', id)
    .where('sequence', '=', sequence - 1)
    .where('cancelled_at', 'is', null)
    .$if(!cancelledAt, (query) => query.where(hasGap(booking, startGapMs)));
}

// Uses one transaction. Returns "taken" if the host has another session within `startGapMs`, or if
// a new booking cannot be stored. Returns "changed" if the booking was changed since it was read.
export async function saveBooking(
  database: Database,
  booking: Booking,
  email: string,
  notifications: readonly NewDelivery[],
  { now, startGapMs }: { now: Date; startGapMs: number },
): Promise<'done' | 'taken' | 'changed'> {
  const at = now.toISOString();
  const isNew = booking.sequence === 0;
  const statements = isNew
    ? [insertBooking(booking, at, startGapMs), insertReceipt(booking, email, at)]
    : [
        updateBooking(database, booking, at, startGapMs),
        withdrawEarlierMails(database, booking, at),
      ];
  const inserts = notifications.map((delivery) => storeNotification(booking, delivery, at));
  try {
    const [savedCount] = await inOneTransaction(
      database,
      [...statements, ...inserts],
      BOOKING_LOCK,
    );
    if (savedCount === 1) return 'done';
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
  if (isNew) return 'taken';
  const currentBooking = await findBooking(database, booking.id);
  return currentBooking?.sequence === booking.sequence - 1 ? 'taken' : 'changed';
}

export const recordTimesOffered = (database: Database, leadId: string, now: Date) =>
  database
    .updateTable('leads')
    .set({ times_offered_at: now.toISOString() })
    .where('id', '=', leadId)
    .where('times_offered_at', 'is', null)
    .execute();
