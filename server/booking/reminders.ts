import { sql } from 'kysely';
import { firstLine, type Log } from '../log.ts';
import { withdrawMails, withdrawOutdated } from '../outbox/queue.ts';
import type { Database } from '../storage/tables.ts';
import type { BookingService } from './booking-service.ts';
import { readVisitor, selectBookings, storeNotification } from './bookings.ts';
import { reminderMail } from './mails.ts';

const HOUR_MS = 60 * 60_000;
// A reminder is due `beforeMs` before the session, and is sent at the latest `latestMs` before it.
const REMINDERS = [
  { name: 'day', beforeMs: 24 * HOUR_MS, latestMs: 3 * HOUR_MS },
  { name: 'hour', beforeMs: HOUR_MS, latestMs: 0 },
];
const CHECK_EVERY_MS = 60_000;
/** A visitor who chose the time shortly before a reminder is due does not get this reminder. */
const RECENT_CHOICE_MS = HOUR_MS;

// Deletes mails to the visitor about a session that has begun, and mails about an earlier state of
// a session. A change of the session does not delete a mail that is being sent at this moment.
async function withdrawOutdatedMails(database: Database, at: string) {
  await withdrawOutdated(database, at).execute();
  const begunSession = database
    .selectFrom('bookings')
    .select('bookings.id')
    .where('starts_at', '<=', at)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`bookings.lead_id = outbox.lead_id`)
    .where(sql<boolean>`outbox.id like bookings.id || '-%'`);
  await withdrawMails(database, at)
    .where('channel', '=', 'visitor-email')
    .where(({ exists }) => exists(begunSession))
    .execute();
}

/** The id of the mail contains the reminder's name (`reminderMail`). */
const isNotStored = (name: string) => sql<boolean>`not exists (
  select 1 from outbox where outbox.id = bookings.id || ${`-${name}-`} || bookings.sequence)`;

export async function storeReminders(
  database: Database,
  service: BookingService,
  now: Date,
): Promise<number> {
  await withdrawOutdatedMails(database, now.toISOString());
  let storedCount = 0;
  for (const { name, beforeMs, latestMs } of REMINDERS) {
    const isoTimeFromNow = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const rows = await selectBookings(database)
      .innerJoin('receipts', 'receipts.about_id', 'bookings.id')
      .select('changed_at')
      .where('cancelled_at', 'is', null)
      .where('starts_at', '>', isoTimeFromNow(latestMs))
      .where('starts_at', '<=', isoTimeFromNow(beforeMs))
      .where(isNotStored(name))
      .execute();
    for (const { changed_at, ...booking } of rows) {
      const dueMs = Date.parse(booking.start) - beforeMs;
      const visitor = await readVisitor(database, booking.leadId);
      if (!visitor || Date.parse(changed_at) > dueMs - RECENT_CHOICE_MS) continue;
      const delivery = reminderMail(name, await service.factsOf(booking, visitor));
      // Nothing is stored if the session was moved or canceled meanwhile.
      const result = await storeNotification(booking, delivery, isoTimeFromNow(0)).execute(
        database,
      );
      storedCount += Number(result.numAffectedRows ?? 0n);
    }
  }
  return storedCount;
}

type Deps = { database: Database; service: BookingService; log: Log; wakeOutbox(): void };

export function startReminders({ database, service, log, wakeOutbox }: Deps): () => void {
  const sendDue = () =>
    storeReminders(database, service, new Date()).then(
      (stored) => stored && wakeOutbox(),
      (error) =>
        log.error({ error: firstLine(error) }, 'reminders of sessions could not be stored'),
    );
  const timer = setInterval(() => void sendDue(), CHECK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
