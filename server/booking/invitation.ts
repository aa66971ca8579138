/** A calendar's own words for a session: new or moved, or cancelled. */
export type Invitation = { method: 'REQUEST' | 'CANCEL'; content: string };

type Parts = {
  /** The same for all about one session. */
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  /** When this was written. */
  stamp: Date;
  isCancelled: boolean;
  summary: string;
  description: string;
  organizer: { name: string; email: string };
  attendees: readonly string[];
};

/** Times in UTC, so that no calendar needs to know a zone. */
export async function writeInvitation(parts: Parts): Promise<Invitation> {
  // read with the first booking, not at the start
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const { uid: id, sequence, start, end, stamp, isCancelled, summary, description, organizer } = parts;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ method, prodId: { company: organizer.name, product: 'website' } });
  const attendees = parts.attendees.map((email) => ({ email, rsvp: false }));
  calendar.createEvent({
    ...{ id, sequence, stamp, start, end, summary, description, organizer, attendees },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: calendar.toString() };
}
