import { firstLine, type Log } from '../log.ts';
import { RANK } from '../outbox/order.ts';
import type { Database } from '../storage/tables.ts';
import { bookingOf } from './bookings.ts';
import type { BookingDesk } from './desk.ts';
import { REMINDERS, type Reminder, reminderId, reminderMail } from './mails.ts';

/** How often sessions are looked for whose visitor is to be reminded, in ms. */
const LOOK_EVERY_MS = 60_000;
/** Who chose the time so shortly before the reminder knows it, in ms. */
const STILL_KNOWN_MS = 60 * 60_000;
/** A reminder of the day before comes no later than this before the session, in ms. */
const DAY_LATEST_MS = 3 * 60 * 60_000;
const LATEST: Record<Reminder, number> = { day: DAY_LATEST_MS, hour: 0 };

/** Stores every reminder that is due and not there yet; how many. Errors: those of the database. */
export async function remind(database: Database, desk: BookingDesk, now: Date): Promise<number> {
  let stored = 0;
  for (const which of Object.keys(REMINDERS) as Reminder[]) {
    const before = REMINDERS[which];
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const rows = await database
      .selectFrom('bookings')
      .innerJoin('leads', 'leads.id', 'bookings.lead_id')
      .innerJoin('receipts', 'receipts.about_id', 'bookings.id')
      .select([
        'bookings.id',
        'bookings.lead_id',
        'host',
        'starts_at',
        'way',
        'zone',
        'sequence',
        'cancelled_at',
      ])
      .select(['changed_at', 'leads.name', 'leads.email', 'leads.firm'])
      .where('cancelled_at', 'is', null)
      .where('starts_at', '>', at(LATEST[which]))
      .where('starts_at', '<=', at(before))
      .execute();
    for (const row of rows) {
      const booking = bookingOf(row);
      const due = booking.start.getTime() - before;
      if (Date.parse(row.changed_at) > due - STILL_KNOWN_MS) continue;
      const id = reminderId(booking, which);
      const there = await database.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
      if (there) continue;
      const visitor = { name: row.name, email: row.email, firm: row.firm, phone: undefined, mark: null };
      const addresses = await desk.changingAddresses(booking);
      const { channel, payload } = reminderMail(which, booking, visitor, desk.agency, addresses);
      const time = now.toISOString();
      const result = await database
        .insertInto('outbox')
        .values({
          ...{ id, lead_id: booking.leadId, channel, payload: JSON.stringify(payload), status: 'waiting' },
          ...{ attempts: 0, rank: RANK.good, next_attempt_at: time, created_at: time },
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      stored += Number(result.numInsertedOrUpdatedRows ?? 0n);
    }
  }
  return stored;
}

type Parts = { database: Database; desk: BookingDesk; log: Log; wakeOutbox(): void };

/** Reminds from now on, until the function that is returned is called. */
export function startReminders({ database, desk, log, wakeOutbox }: Parts): () => void {
  const look = () =>
    remind(database, desk, new Date()).then(
      (stored) => stored && wakeOutbox(),
      (error) => log.error({ error: firstLine(error) }, 'sessions could not be looked through for reminders'),
    );
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
