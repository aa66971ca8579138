import type { Agency } from '../outbox/email.ts';
import type { Booking } from './booking.ts';

/** What a calendar does with a session: ask its owner, remove the entry, or add it without asking. */
type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';
export type CalendarEntry = {
  method: Method;
  summary: string;
  description: string;
  /** An email address. */
  organizer: string;
  attendees: readonly string[];
};

/** A session for a calendar (iCalendar, RFC 5545), with the same id each time; in UTC, so that no calendar needs to know a zone. */
export async function calendarEntry(
  { id, sequence, start, isCancelled }: Booking,
  { brand, domain, sessionMinutes }: Agency,
  stamp: Date,
  { method, summary, description, ...who }: CalendarEntry,
): Promise<string> {
  // read with the first booking, not at the start
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: brand, product: 'website' },
  });
  calendar.createEvent({
    id: `${id}@${domain}`,
    sequence,
    stamp,
    start,
    summary,
    description,
    end: new Date(start.getTime() + sessionMinutes * 60_000),
    organizer: { name: brand, email: who.organizer },
    attendees: who.attendees.map((email) => ({ email, rsvp: false })),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
