import { sql } from 'kysely';
import { inOneTransaction, isUniqueViolation } from '../storage/one-transaction.ts';
import type { Database } from '../storage/tables.ts';
import type { Booking } from './booking.ts';
import type { Span } from './free-times.ts';
import {
  type Notifications,
  receiptKey,
  storeNotifications,
  withdrawEarlier,
} from './notifications.ts';

export const selectBookings = (database: Database) =>
  database
    .selectFrom('bookings')
    .select(['bookings.id', 'bookings.lead_id', 'host', 'starts_at', 'way', 'zone'])
    .select(['sequence', 'moves', 'cancelled_at']);
type BookingRow = Awaited<ReturnType<ReturnType<typeof selectBookings>['executeTakeFirstOrThrow']>>;

export const bookingOf = (row: BookingRow): Booking => ({
  id: row.id,
  leadId: row.lead_id,
  host: row.host,
  start: new Date(row.starts_at),
  way: row.way,
  zone: row.zone,
  sequence: row.sequence,
  moves: row.moves,
  isCancelled: row.cancelled_at !== null,
});

export async function findBooking(database: Database, id: string): Promise<Booking | undefined> {
  const row = await selectBookings(database).where('bookings.id', '=', id).executeTakeFirst();
  return row && bookingOf(row);
}

/** A lead has at most one booking that is not cancelled, also after its session. */
export async function bookingOfLead(
  database: Database,
  leadId: string,
): Promise<Booking | undefined> {
  const row = await selectBookings(database)
    .where('bookings.lead_id', '=', leadId)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row && bookingOf(row);
}

/** Returns the sessions that end after `from`, without the booking `exceptId`. */
export async function bookedSpans(
  database: Database,
  { host, lengthMs }: { host: string; lengthMs: number },
  from: Date,
  exceptId = '',
): Promise<Span[]> {
  const since = new Date(from.getTime() - lengthMs).toISOString();
  const rows = await database
    .selectFrom('bookings')
    .select('starts_at')
    .where('host', '=', host)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', since)
    .where('id', '!=', exceptId)
    .execute();
  return rows.map(({ starts_at }) => {
    const start = Date.parse(starts_at);
    return { from: start, to: start + lengthMs };
  });
}

/** Cancelled bookings count, because each booking sends two mails. */
const BOOKINGS_PER_LEAD_MAX = 3;
/** Leads with a spam reason share this limit, so that they cannot fill the calendar. */
const SPAM_BOOKINGS_MAX = 10;
/** The unique index prevents equal starts, but does not check the gap and the limits. */
const BOOKING_LOCK = 'bookings';

const isBelowLimits = (at: string) => sql<boolean>`
  (select count(*) from bookings where bookings.lead_id = leads.id) < ${sql.lit(BOOKINGS_PER_LEAD_MAX)}
  and (leads.mark is null or ${sql.lit(SPAM_BOOKINGS_MAX)} > (
    select count(*) from bookings join leads as marked on marked.id = bookings.lead_id
    where marked.mark is not null and cancelled_at is null and starts_at > ${at}))`;

export async function canBook(database: Database, leadId: string, now: Date): Promise<boolean> {
  const lead = database.selectFrom('leads').select('id').where('id', '=', leadId);
  return (await lead.where(isBelowLimits(now.toISOString())).executeTakeFirst()) !== undefined;
}

function hasGap({ id, host, start }: Booking, minGapMs: number) {
  const at = (ms: number) => new Date(start.getTime() + ms).toISOString();
  return sql<boolean>`not exists (
    select 1 from bookings as other
    where other.host = ${host} and other.cancelled_at is null and other.id != ${id}
      and other.starts_at > ${at(-minGapMs)} and other.starts_at < ${at(minGapMs)})`;
}

// Uses one transaction. Returns false and stores nothing if the host has another session within
// `minGapMs`, if the lead has a booking or may not book again, or if the lead was erased.
export async function storeBooking(
  database: Database,
  booking: Booking,
  email: string,
  notifications: Notifications,
  now: Date,
  minGapMs: number,
): Promise<boolean> {
  const at = now.toISOString();
  const { id, leadId, host, start, way, zone, sequence, moves } = booking;
  const insertBooking = sql`
    insert into bookings
      (id, lead_id, host, starts_at, way, zone, sequence, moves, created_at, changed_at)
    select ${id}, leads.id, ${host}, ${start.toISOString()}, ${way}, ${zone},
      ${sql.lit(sequence)}, ${sql.lit(moves)}, ${at}, ${at}
    from leads where leads.id = ${leadId} and ${isBelowLimits(at)} and ${hasGap(booking, minGapMs)}
    on conflict do nothing`;
  // A lead with a spam reason gets no receipt: its address may belong to another person. A visitor
  // who cancels and books again on the same day keeps the receipt.
  const insertReceipt = sql`
    insert into receipts (key, lead_id, about_id)
    select ${receiptKey(email, at)}, lead_id, bookings.id
    from bookings join leads on leads.id = bookings.lead_id
    where bookings.id = ${id} and leads.mark is null
    on conflict (key) do update set about_id = ${id} where receipts.lead_id = ${leadId}`;
  const insertNotifications = storeNotifications(booking, notifications, at);
  const [insertedCount] = await inOneTransaction(
    database,
    [insertBooking, insertReceipt, ...insertNotifications],
    BOOKING_LOCK,
  );
  return insertedCount === 1;
}

// Uses one transaction. Returns "taken" if the host has another session within `minGapMs`,
// "changed" if the booking was changed since it was read.
export async function changeBooking(
  database: Database,
  { sequence: oldSequence }: Booking,
  after: Booking,
  notifications: Notifications,
  now: Date,
  minGapMs: number,
): Promise<'done' | 'taken' | 'changed'> {
  const at = now.toISOString();
  const change = database
    .updateTable('bookings')
    .set({
      host: after.host,
      starts_at: after.start.toISOString(),
      zone: after.zone,
      sequence: after.sequence,
      moves: after.moves,
      changed_at: at,
      cancelled_at: after.isCancelled ? at : null,
    })
    .where('id', '=', after.id)
    .where('sequence', '=', oldSequence)
    .where('cancelled_at', 'is', null)
    .$if(!after.isCancelled, (query) => query.where(hasGap(after, minGapMs)));
  const withdrawEarlierMails = withdrawEarlier(database, after, at);
  const insertNotifications = storeNotifications(after, notifications, at);
  try {
    const statements = [change, withdrawEarlierMails, ...insertNotifications];
    const [changedCount] = await inOneTransaction(database, statements, BOOKING_LOCK);
    if (changedCount === 1) return 'done';
    const current = await findBooking(database, after.id);
    return current?.sequence === oldSequence ? 'taken' : 'changed';
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

export const recordTimesOffered = (database: Database, leadId: string, now: Date) =>
  database
    .updateTable('leads')
    .set({ times_offered_at: now.toISOString() })
    .where('id', '=', leadId)
    .where('times_offered_at', 'is', null)
    .execute();
