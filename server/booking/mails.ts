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

/** A calendar asks its owner about an entry (REQUEST), removes it, or adds it at once (PUBLISH). */
type Method = 'REQUEST' | 'CANCEL' | 'PUBLISH';
type CalendarEntry = {
  method: Method;
  summary: string;
  description: string;
  organizer: string;
  attendees: readonly string[];
};

/** The format is iCalendar (RFC 5545). The id is always the same; times are in UTC. */
async function calendarEntry(
  { id, sequence, start, isCancelled }: Booking,
  { brand, domain, sessionMinutes }: Agency,
  stamp: Date,
  { method, summary, description, ...people }: CalendarEntry,
): Promise<string> {
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
    organizer: { name: brand, email: people.organizer },
    attendees: people.attendees.map((email) => ({ email, rsvp: false })),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

export type Visitor = {
  form: string;
  name: string | null;
  email: string;
  firm: string | null;
  phone: string | undefined;
  spamReason: SpamReason | null;
};

export type SessionPageAddresses = { move: string; cancel: string; again: string };

const MEDIUM_TEXTS: Record<SessionMedium, string> = {
  phone: 'By phone: we call the number you gave us.',
  video: 'By video: we send you the link by email before the session.',
};

const changeLinks = ({ move, cancel }: SessionPageAddresses): MailLine[] => [
  { label: 'Choose another time', href: move },
  { label: 'Cancel the session', href: cancel },
];

function visitorEntry(
  { way, isCancelled }: Booking,
  { brand, email, phone }: Agency,
  addresses: SessionPageAddresses,
) {
  const lines: MailLine[] = isCancelled ? [] : [MEDIUM_TEXTS[way], ...changeLinks(addresses)];
  return {
    summary: `${contactCopy().names.event} with ${brand}`,
    description: [...lines, `Questions? Call ${phone}.`].map(textOf).join('\n'),
    organizer: email,
  };
}

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

const AGENCY_MEDIUM_TEXTS: Record<SessionMedium, string> = {
  phone: 'phone',
  video:
    'video. Send the visitor the link by email before the session: nothing sends it by itself.',
};

const reasonText = (isCancelled: boolean) =>
  `You are receiving this email because this address was given for a ${contactCopy().names.session}. ${
    isCancelled
      ? 'If you did not cancel it, call us.'
      : 'If that was not you, cancel it with the link above.'
  }`;

const CHANGE_TEXTS: Record<SessionChange, { subject: string; line: string }> = {
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

/** The id depends only on the state of the booking, so that a double click sends one mail. */
export const notificationId = (
  { id, sequence }: Booking,
  recipient: 'visitor' | 'agency' | 'webhook',
) => `${id}-${sequence}-${recipient}`;

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
  const visitorTime = timeText(time, booking.zone, timeZone);
  const agencyTime = timeText(time, timeZone, booking.zone);
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const createInvitation = async (entry: Omit<CalendarEntry, 'method'>): Promise<Invitation> => ({
    method,
    content: await calendarEntry(booking, agency, now, { method, ...entry }),
  });
  const { subject, line } = CHANGE_TEXTS[change];
  const { names } = contactCopy();

  const visitorId = notificationId(booking, 'visitor');
  const sessionFacts = isCancelled
    ? []
    : [MEDIUM_TEXTS[booking.way], `It takes ${sessionMinutes} minutes.`];
  const links = isCancelled
    ? [{ label: 'Choose a time again', href: addresses.again }]
    : changeLinks(addresses);
  const visitorMailContent: VisitorEmail = {
    ...visitorMail(visitorId, agency, visitor, {
      subject: `Your ${names.session}${subject}: ${visitorTime}`,
      lines: [
        `Your ${names.promised} with ${brand} ${line}.`,
        `${visitorTime}.`,
        ...sessionFacts,
        ...links,
      ],
      why: reasonText(isCancelled),
    }),
    calendar: await createInvitation({
      ...visitorEntry(booking, agency, addresses),
      attendees: [visitor.email],
    }),
  };

  const agencyId = notificationId(booking, 'agency');
  const staffLinks = isCancelled ? [] : changeLinks(staff.addresses);
  const spamPrefix = visitor.spamReason ? `[Marked: ${visitor.spamReason}] ` : '';
  const visitorName = [visitor.name, visitor.firm].filter(Boolean).join(', ');
  const rows: [string, string | undefined | null][] = [
    ['Session', `${agencyTime}${isCancelled ? ', canceled' : ''}`],
    ['By', isCancelled ? booking.way : AGENCY_MEDIUM_TEXTS[booking.way]],
    ['Host', staff.host],
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone],
    ['Firm', visitor.firm],
    ['Marked', visitor.spamReason && SPAM_REASONS[visitor.spamReason]],
    ['Mails', staff.isVisitorMailed ? undefined : notMailed(visitor.spamReason)],
  ];
  const details = rows.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  const agencyMailContent: Email = {
    ...mailFromLines(
      agencyId,
      agency,
      oneLine(
        `${spamPrefix}Session ${isCancelled ? 'canceled' : change}: ${visitorName}, ${agencyTime}`,
      ),
      [...details, ...staffLinks],
    ),
    replyTo: { name: oneLine(visitor.name ?? ''), address: oneLine(visitor.email) },
    // A calendar accepts only invitations from another address than that of its owner.
    calendar: await createInvitation({
      summary: oneLine(`${names.event}: ${visitorName}`),
      description: details.join('\n'),
      organizer: staff.sender,
      attendees: [visitor.email, ...staff.readers],
    }),
  };
  return {
    visitor: [visitorDelivery(visitorId, visitorMailContent)],
    agency: [{ id: agencyId, channel: 'email', payload: agencyMailContent }],
  };
}

/** The id depends only on the state of the booking, so that two processes do not send two. */
export const reminderId = ({ id, sequence }: Booking, name: string) => `${id}-${name}-${sequence}`;

export function reminderMail(
  name: string,
  booking: Booking,
  visitor: Pick<Visitor, 'name' | 'email'>,
  agency: Agency,
  addresses: SessionPageAddresses,
): NewDelivery {
  const id = reminderId(booking, name);
  const time = timeText(booking.start.getTime(), booking.zone, agency.timeZone);
  const { names } = contactCopy();
  const lines = [
    `This is a reminder of your ${names.promised} with ${agency.brand}:`,
    `${time}.`,
    MEDIUM_TEXTS[booking.way],
    ...changeLinks(addresses),
  ];
  const subject = `Reminder of your ${names.session}: ${time}`;
  return visitorDelivery(
    id,
    visitorMail(id, agency, visitor, { subject, lines, why: reasonText(false) }),
  );
}
