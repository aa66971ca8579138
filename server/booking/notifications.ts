import { sql } from 'kysely';
import { mailbox } from '../../src/text/typed-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { isOutdated, RANK, withdrawMails } from '../outbox/queue.ts';
import type { Database } from '../storage/tables.ts';
import type { Booking } from './booking.ts';

/**
 * Deliveries about a booking. Those to the visitor are sent only if the lead has no spam reason, and for one booking a day
 * to a mail address.
 */
export type Notifications = { visitor: readonly NewDelivery[]; agency: readonly NewDelivery[] };

/** Returns the key of the receipt that limits mails about bookings: one for each day and mail address. */
export const receiptKey = (email: string, at: string) => `${at.slice(0, 10)} ${mailbox(email)}`;

/** Returns whether the visitor gets mails about a booking. The booking may not be stored yet. */
export async function isMailed(
  database: Database,
  { id, leadId, sequence }: Booking,
  { email, spamReason }: { email: string; spamReason: string | null },
  now: Date,
): Promise<boolean> {
  const receipts = database.selectFrom('receipts').select('key');
  if (sequence > 0) {
    const own = receipts.where('lead_id', '=', leadId).where('about_id', '=', id);
    return (await own.executeTakeFirst()) !== undefined;
  }
  const key = receiptKey(email, now.toISOString());
  const ofOthers = receipts.where('key', '=', key).where('lead_id', '!=', leadId);
  return spamReason === null && (await ofOthers.executeTakeFirst()) === undefined;
}

/** Returns a condition: the row of `bookings` is this booking, and no other process has changed it. */
const isCurrent = ({ id, sequence, start, isCancelled }: Booking) => sql<boolean>`
  bookings.id = ${id} and sequence = ${sql.lit(sequence)} and starts_at = ${start.toISOString()}
  and cancelled_at ${isCancelled ? sql`is not null` : sql`is null`}`;

/**
 * Deletes unsent mails about earlier states of a booking, and mails that the visitor's mail server refused permanently: if
 * a person sent them later, they would contradict the current state. Runs in the transaction that changes the booking.
 */
export const withdrawEarlier = (database: Database, booking: Booking, at: string) =>
  withdrawMails(database, at)
    .where('lead_id', '=', booking.leadId)
    .where((is) =>
      is.or([isOutdated, is.and([is('channel', '=', 'visitor-email'), is('status', '=', 'dead')])]),
    )
    .where(sql<boolean>`exists (select 1 from bookings where ${isCurrent(booking)})`);

/**
 * Stores a delivery about a booking if the booking is still in this state. If `ifMailed` is true, the visitor must also
 * have a receipt.
 */
export function storeNotification(
  booking: Booking,
  { id, channel, payload }: NewDelivery,
  at: string,
  ifMailed: boolean,
) {
  const hasReceipt = sql`exists (select 1 from receipts where about_id = ${booking.id})`;
  return sql`
    insert into outbox
      (id, lead_id, channel, payload, status, attempts, rank, next_attempt_at, created_at)
    select ${id}, lead_id, ${channel}, ${JSON.stringify(payload)}, 'waiting', 0,
      ${sql.lit(RANK.good)}, ${at}, ${at}
    from bookings where ${isCurrent(booking)} ${ifMailed ? sql`and ${hasReceipt}` : sql``}
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
