import { contactCopy } from '../../src/content/contact-copy.ts';
import { SPAM_REASONS, type SpamReason } from '../leads/spam-reasons.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import {
  type Agency,
  type Email,
  type Invitation,
  type MailLine,
  mailFromLines,
  oneLine,
  textOf,
  type VisitorEmail,
  visitorMail,
} from '../outbox/email.ts';
import type { SessionChange } from '../outbox/webhook-events.ts';
import type { SessionMedium } from '../storage/tables.ts';
import type { Booking } from './booking.ts';
import type { Notifications } from './notifications.ts';
import { timeText } from './time-text.ts';

/** A calendar asks its owner about a session, removes it, or adds it without asking. */
type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';
type CalendarEntry = {
  method: Method;
  summary: string;
  description: string;
  organizer: string;
  attendees: readonly string[];
};

/** A session for a calendar (iCalendar, RFC 5545), with the same id each time; in UTC, so that no calendar needs to know a zone. */
async function calendarEntry(
  { id, sequence, start, isCancelled }: Booking,
  { brand, domain, sessionMinutes }: Agency,
  stamp: Date,
  { method, summary, description, ...who }: CalendarEntry,
): Promise<string> {
  // loaded with the first booking, not at the start
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

/** The data of a lead that a mail about its session needs. */
export type Visitor = {
  /** Form of the lead. */
  form: string;
  name: string | null;
  email: string;
  firm: string | null;
  phone: string | undefined;
  /** The reason why it is probably no person, which then gets no mail. */
  spamReason: SpamReason | null;
};

/** Pages on which the visitor moves or cancels, and chooses again after canceling. */
export type SessionPageAddresses = { move: string; cancel: string; again: string };

const BY: Record<SessionMedium, string> = {
  phone: 'By phone: we call the number you gave us.',
  video: 'By video: we send you the link by email before the session.',
};

const changing = ({ move, cancel }: SessionPageAddresses): MailLine[] => [
  { words: 'Choose another time', href: move },
  { words: 'Cancel the session', href: cancel },
];

/** A session in its visitor's calendar, with the links to move and cancel it. */
function visitorEntry(
  { way, isCancelled }: Booking,
  { brand, email, phone }: Agency,
  addresses: SessionPageAddresses,
) {
  const lines: MailLine[] = isCancelled ? [] : [BY[way], ...changing(addresses)];
  return {
    summary: `${contactCopy().names.event} with ${brand}`,
    description: [...lines, `Questions? Call ${phone}.`].map(textOf).join('\n'),
    organizer: email,
  };
}

/** The calendar entry of the visitor's mail, as a file for a download from the page. */
export const calendarFile = (
  booking: Booking,
  agency: Agency,
  addresses: SessionPageAddresses,
  now: Date,
): Promise<string> =>
  calendarEntry(booking, agency, now, {
    ...visitorEntry(booking, agency, addresses),
    method: 'PUBLISH',
    attendees: [],
  });

const BY_FOR_AGENCY: Record<SessionMedium, string> = {
  phone: 'phone',
  video:
    'video. Send the visitor the link by email before the session: nothing sends it by itself.',
};

const why = (isCancelled: boolean) =>
  `You are receiving this email because this address was given for a ${contactCopy().names.session}. ${
    isCancelled
      ? 'If you did not cancel it, call us.'
      : 'If that was not you, cancel it with the link above.'
  }`;

const BECOMES: Record<SessionChange, { subject: string; line: string }> = {
  booked: { subject: '', line: 'is booked' },
  moved: { subject: ' was moved', line: 'has been moved' },
  cancelled: { subject: ' was canceled', line: 'has been canceled' },
};

const visitorDelivery = (id: string, payload: VisitorEmail): NewDelivery => ({
  id,
  channel: 'visitor-email',
  payload,
});

type Staff = {
  addresses: SessionPageAddresses;
  readers: readonly string[];
  sender: string;
  host: string;
  isVisitorMailed: boolean;
};

/** One state of one booking always has this id, so two presses at once send one notification. */
export const notificationId = ({ id, sequence }: Booking, to: 'visitor' | 'agency' | 'webhook') =>
  `${id}-${sequence}-${to}`;

const NOT_MAILED = 'No mail about the session goes to the visitor';
const notMailed = (spamReason: SpamReason | null) =>
  spamReason
    ? `${NOT_MAILED}.`
    : `${NOT_MAILED}: the address has those of another session booked the same day.`;

type Deps = {
  change: SessionChange;
  booking: Booking;
  visitor: Visitor;
  agency: Agency;
  addresses: SessionPageAddresses;
  staff: Staff;
  now: Date;
};

/** The mails about one session to the visitor and to the agency, each with its calendar entry. */
export async function bookingMails({
  change,
  booking,
  visitor,
  agency,
  addresses,
  staff,
  now,
}: Deps): Promise<Notifications> {
  const { brand, timeZone, sessionMinutes } = agency;
  const isCancelled = change === 'cancelled';
  const time = booking.start.getTime();
  const theirs = timeText(time, booking.zone, timeZone);
  const ours = timeText(time, timeZone, booking.zone);
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const invite = async (entry: Omit<CalendarEntry, 'method'>): Promise<Invitation> => ({
    method,
    content: await calendarEntry(booking, agency, now, { method, ...entry }),
  });
  const { subject, line } = BECOMES[change];
  const { names } = contactCopy();

  const visitorId = notificationId(booking, 'visitor');
  const after = isCancelled ? [] : [BY[booking.way], `It takes ${sessionMinutes} minutes.`];
  const links = isCancelled
    ? [{ words: 'Choose a time again', href: addresses.again }]
    : changing(addresses);
  const forVisitor: VisitorEmail = {
    ...visitorMail(visitorId, agency, visitor, {
      subject: `Your ${names.session}${subject}: ${theirs}`,
      lines: [`Your ${names.promised} with ${brand} ${line}.`, `${theirs}.`, ...after, ...links],
      why: why(isCancelled),
    }),
    calendar: await invite({
      ...visitorEntry(booking, agency, addresses),
      attendees: [visitor.email],
    }),
  };

  const agencyId = notificationId(booking, 'agency');
  const staffLinks = isCancelled ? [] : changing(staff.addresses);
  const marked = visitor.spamReason ? `[Marked: ${visitor.spamReason}] ` : '';
  const who = [visitor.name, visitor.firm].filter(Boolean).join(', ');
  const rows: [string, string | undefined | null][] = [
    ['Session', `${ours}${isCancelled ? ', canceled' : ''}`],
    ['By', isCancelled ? booking.way : BY_FOR_AGENCY[booking.way]],
    ['Host', staff.host],
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone],
    ['Firm', visitor.firm],
    ['Marked', visitor.spamReason && SPAM_REASONS[visitor.spamReason]],
    ['Mails', staff.isVisitorMailed ? undefined : notMailed(visitor.spamReason)],
  ];
  const details = rows.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  const forAgency: Email = {
    ...mailFromLines(
      agencyId,
      agency,
      oneLine(`${marked}Session ${isCancelled ? 'canceled' : change}: ${who}, ${ours}`),
      [...details, ...staffLinks],
    ),
    replyTo: { name: oneLine(visitor.name ?? ''), address: oneLine(visitor.email) },
    // a calendar takes in what another address invites its owner to
    calendar: await invite({
      summary: oneLine(`${names.event}: ${who}`),
      description: details.join('\n'),
      organizer: staff.sender,
      attendees: [visitor.email, ...staff.readers],
    }),
  };
  return {
    visitor: [visitorDelivery(visitorId, forVisitor)],
    agency: [{ id: agencyId, channel: 'email', payload: forAgency }],
  };
}

/** One time of one booking always has this id, so two processes do not both send the reminder. */
export const reminderId = ({ id, sequence }: Booking, which: string) =>
  `${id}-${which}-${sequence}`;

export function reminderMail(
  which: string,
  booking: Booking,
  visitor: Pick<Visitor, 'name' | 'email'>,
  agency: Agency,
  addresses: SessionPageAddresses,
): NewDelivery {
  const id = reminderId(booking, which);
  const time = timeText(booking.start.getTime(), booking.zone, agency.timeZone);
  const { names } = contactCopy();
  const lines = [
    `This is a reminder of your ${names.promised} with ${agency.brand}:`,
    `${time}.`,
    BY[booking.way],
    ...changing(addresses),
  ];
  const subject = `Reminder of your ${names.session}: ${time}`;
  return visitorDelivery(id, visitorMail(id, agency, visitor, { subject, lines, why: why(false) }));
}
