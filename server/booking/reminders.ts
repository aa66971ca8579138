import { sql } from 'kysely';
import { firstLine, type Log } from '../log.ts';
import { withdrawMails, withdrawOutdated } from '../outbox/queue.ts';
import type { Database } from '../storage/tables.ts';
import type { BookingService } from './booking-service.ts';
import { bookingOf, selectBookings } from './bookings.ts';
import { REMINDERS, type Reminder, reminderId, reminderMail } from './mails.ts';
import { storeNotification } from './notifications.ts';

/** How often sessions are looked for whose visitor is to be reminded, in ms. */
const LOOK_EVERY_MS = 60_000;
/** Who chose the time so shortly before the reminder knows it, in ms. */
const STILL_KNOWN_MS = 60 * 60_000;
/** A reminder of the day before comes no later than this before the session, in ms. */
const DAY_LATEST_MS = 3 * 60 * 60_000;
const LATEST: Record<Reminder, number> = { day: DAY_LATEST_MS, hour: 0 };

/**
 * Deletes mails that would come too late: about an earlier state of a session, where one was being sent while the session
 * changed; and to the visitor about a session that has begun.
 */
async function withdrawLate(database: Database, at: string) {
  await withdrawOutdated(database, at).execute();
  const begun = database
    .selectFrom('bookings')
    .select('bookings.id')
    .where('starts_at', '<=', at)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`bookings.lead_id = outbox.lead_id`)
    .where(sql<boolean>`outbox.id like bookings.id || '-%'`);
  await withdrawMails(database, at)
    .where('channel', '=', 'visitor-email')
    .where(({ exists }) => exists(begun))
    .execute();
}

/** Stores every reminder that is due and not there yet; how many. Errors: those of the database. */
export async function remind(
  database: Database,
  service: BookingService,
  now: Date,
): Promise<number> {
  await withdrawLate(database, now.toISOString());
  let stored = 0;
  for (const which of Object.keys(REMINDERS) as Reminder[]) {
    const before = REMINDERS[which];
    const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const rows = await selectBookings(database)
      .innerJoin('leads', 'leads.id', 'bookings.lead_id')
      .innerJoin('receipts', 'receipts.about_id', 'bookings.id')
      .select(['changed_at', 'leads.name', 'leads.email'])
      .where('cancelled_at', 'is', null)
      .where('starts_at', '>', at(LATEST[which]))
      .where('starts_at', '<=', at(before))
      .execute();
    for (const row of rows) {
      const booking = bookingOf(row);
      const due = booking.start.getTime() - before;
      if (Date.parse(row.changed_at) > due - STILL_KNOWN_MS) continue;
      const id = reminderId(booking, which);
      const there = await database
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .executeTakeFirst();
      if (there) continue;
      const addresses = await service.changingAddresses(booking);
      const delivery = reminderMail(which, booking, row, service.agency, addresses);
      // the session may have been moved or cancelled since it was looked up
      const result = await storeNotification(booking, delivery, at(0), true).execute(database);
      stored += Number(result.numAffectedRows ?? 0n);
    }
  }
  return stored;
}

type Deps = { database: Database; service: BookingService; log: Log; wakeOutbox(): void };

/** Reminds from now on, until the function that is returned is called. */
export function startReminders({ database, service, log, wakeOutbox }: Deps): () => void {
  const look = () =>
    remind(database, service, new Date()).then(
      (stored) => stored && wakeOutbox(),
      (error) =>
        log.error(
          { error: firstLine(error) },
          'sessions could not be looked through for reminders',
        ),
    );
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
