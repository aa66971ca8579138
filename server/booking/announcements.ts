import { sql } from 'kysely';
import { mailbox } from '../../src/text/typed-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { isOutdated } from '../outbox/in-order.ts';
import { RANK, withdrawMails } from '../outbox/queue.ts';
import type { Channel, Database } from '../storage/tables.ts';
import type { Booking } from './booking.ts';

/** What goes out about a booking: to the visitor only where it is the address's booking of the day, and the lead has no mark. */
export type Announcements = { visitor: readonly NewDelivery[]; agency: readonly NewDelivery[] };

/** Of the mails about bookings that an address gets on a day. */
export const receiptKey = (email: string, at: string) => `${at.slice(0, 10)} ${mailbox(email)}`;

/** Whether mails about a booking go to its visitor, or will once it is stored. */
export async function isMailed(
  database: Database,
  { id, leadId, sequence }: Booking,
  { email, mark }: { email: string; mark: string | null },
  now: Date,
): Promise<boolean> {
  const receipts = database.selectFrom('receipts').select('key');
  if (sequence > 0) {
    const own = receipts.where('lead_id', '=', leadId).where('about_id', '=', id);
    return (await own.executeTakeFirst()) !== undefined;
  }
  const key = receiptKey(email, now.toISOString());
  const ofOthers = receipts.where('key', '=', key).where('lead_id', '!=', leadId);
  return mark === null && (await ofOthers.executeTakeFirst()) === undefined;
}

/** Selects the booking in the given state; finds nothing when somebody else has changed it first. */
const currentBooking = (database: Database, { id, sequence, start, isCancelled }: Booking) =>
  database
    .selectFrom('bookings')
    .where('bookings.id', '=', id)
    .where('sequence', '=', sequence)
    .where('starts_at', '=', start.toISOString())
    .where('cancelled_at', isCancelled ? 'is not' : 'is', null);

/**
 * Deletes unsent mails about earlier states of a booking and mails that the visitor's address has refused for good: sent
 * later by hand, they would contradict the current state. Runs in the transaction that changes the booking.
 */
export const withdrawEarlier = (database: Database, booking: Booking, at: string) =>
  withdrawMails(database, at)
    .where('lead_id', '=', booking.leadId)
    .where((is) =>
      is.or([isOutdated, is.and([is('channel', '=', 'visitor-email'), is('status', '=', 'dead')])]),
    )
    .where(({ exists }) => exists(currentBooking(database, booking).select('bookings.id')));

/** Stores a delivery for the lead of a booking if the booking is still in the given state. */
export function announce(
  database: Database,
  booking: Booking,
  delivery: NewDelivery,
  at: string,
  ifMailed: boolean,
) {
  return database
    .insertInto('outbox')
    .columns([
      'id',
      'lead_id',
      'channel',
      'payload',
      'status',
      'attempts',
      'rank',
      'next_attempt_at',
      'created_at',
    ])
    .expression(
      currentBooking(database, booking)
        .select([
          sql<string>`${delivery.id}`.as('id'),
          'lead_id',
          sql<Channel>`${delivery.channel}`.as('channel'),
          sql<string>`${JSON.stringify(delivery.payload)}`.as('payload'),
          sql.lit('waiting').as('status'),
          sql.lit(0).as('attempts'),
          sql.lit(RANK.good).as('rank'),
          sql<string>`${at}`.as('next_attempt_at'),
          sql<string>`${at}`.as('created_at'),
        ])
        .$if(ifMailed, (query) =>
          query.where((is) =>
            is.exists(is.selectFrom('receipts').select('key').where('about_id', '=', booking.id)),
          ),
        ),
    )
    .onConflict((conflict) => conflict.column('id').doNothing());
}

/** The visitor's go only where the address gets them. */
export const announceAll = (
  database: Database,
  booking: Booking,
  { visitor, agency }: Announcements,
  at: string,
) => [
  ...agency.map((delivery) => announce(database, booking, delivery, at, false)),
  ...visitor.map((delivery) => announce(database, booking, delivery, at, true)),
];
