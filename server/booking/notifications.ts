import { sql } from 'kysely';
import { mailbox } from '../../src/text/typed-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { isOutdated, RANK, withdrawMails } from '../outbox/queue.ts';
import type { Database } from '../storage/tables.ts';
import type { Booking } from './booking.ts';

/** Mails to the visitor need a lead without a spam reason and the receipt of the day. */
export type Notifications = { visitor: readonly NewDelivery[]; agency: readonly NewDelivery[] };

export const receiptKey = (email: string, at: string) => `${at.slice(0, 10)} ${mailbox(email)}`;

/** The booking may not be stored yet. */
export async function isMailed(
  database: Database,
  { id, leadId, sequence }: Booking,
  { email, spamReason }: { email: string; spamReason: string | null },
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

const isCurrent = ({ id, sequence, start, isCancelled }: Booking) => sql<boolean>`
  bookings.id = ${id} and sequence = ${sql.lit(sequence)} and starts_at = ${start.toISOString()}
  and cancelled_at ${isCancelled ? sql`is not null` : sql`is null`}`;

// Deletes unsent mails about earlier states of a booking, and mails that the visitor's mail server
// refused permanently: sent later, they would contradict the current state.
export const withdrawEarlier = (database: Database, booking: Booking, at: string) =>
  withdrawMails(database, at)
    .where('lead_id', '=', booking.leadId)
    .where((is) =>
      is.or([isOutdated, is.and([is('channel', '=', 'visitor-email'), is('status', '=', 'dead')])]),
    )
    .where(sql<boolean>`exists (select 1 from bookings where ${isCurrent(booking)})`);

/** Stores nothing if the booking has changed, or if `needsReceipt` and the booking has none. */
export function storeNotification(
  booking: Booking,
  { id, channel, payload }: NewDelivery,
  at: string,
  needsReceipt: boolean,
) {
  const hasReceipt = sql`exists (select 1 from receipts where about_id = ${booking.id})`;
  return sql`
    insert into outbox
      (id, lead_id, channel, payload, status, attempts, rank, next_attempt_at, created_at)
    select ${id}, lead_id, ${channel}, ${JSON.stringify(payload)}, 'waiting', 0,
      ${sql.lit(RANK.good)}, ${at}, ${at}
    from bookings where ${isCurrent(booking)} ${needsReceipt ? sql`and ${hasReceipt}` : sql``}
    on conflict (id) do nothing`;
}

export const storeNotifications = (
  booking: Booking,
  { visitor, agency }: Notifications,
  at: string,
) => [
  ...agency.map((delivery) => storeNotification(booking, delivery, at, false)),
  ...visitor.map((delivery) => storeNotification(booking, delivery, at, true)),
];
