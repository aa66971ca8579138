import { contactCopy } from '../../src/content/contact-copy.ts';
import { timeText } from '../../src/features/booking/time-text.ts';
import { SPAM_REASONS } from '../leads/spam-reasons.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import {
  type Agency,
  type Email,
  type Invitation,
  type MailLine,
  mailFromLines,
  oneLine,
  textOf,
  visitorMail,
} from '../outbox/email.ts';
import { createEvent } from '../outbox/webhook-events.ts';
import type { SessionMedium } from '../storage/tables.ts';
import type { Booking, Visitor } from './bookings.ts';

function changeOf({ sequence, cancelledAt }: Booking) {
  if (cancelledAt) return 'canceled';
  return sequence === 0 ? 'booked' : 'moved';
}

export type SessionFacts = {
  booking: Booking;
  visitor: Visitor;
  agency: Agency;
  /** URLs of the pages that move or cancel the session, or book another session. */
  addresses: { move: string; cancel: string; again: string };
  now: Date;
};

type CalendarEntry = {
  summary: string;
  description: string;
  organizer: string;
  attendees: readonly string[];
};

/**
 * The format is iCalendar (RFC 5545), with times in UTC. All entries of a booking have the same
 * id. A calendar asks its owner about an entry (REQUEST), removes it (CANCEL), or adds it at once
 * (PUBLISH).
 */
async function calendarText(
  { booking, agency, now }: Pick<SessionFacts, 'booking' | 'agency' | 'now'>,
  { organizer, attendees, ...texts }: CalendarEntry,
  method: Invitation['method'] | 'PUBLISH',
): Promise<string> {
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const { id, sequence, cancelledAt } = booking;
  const start = new Date(booking.start);
  const { brand, domain, sessionMinutes } = agency;
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: brand, product: 'website' },
  });
  calendar.createEvent({
    ...texts,
    id: `${id}@${domain}`,
    sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + sessionMinutes * 60_000),
    organizer: { name: brand, email: organizer },
    attendees: attendees.map((email) => ({ email, rsvp: false })),
    status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

async function invitation(facts: SessionFacts, entry: CalendarEntry): Promise<Invitation> {
  const method = facts.booking.cancelledAt ? 'CANCEL' : 'REQUEST';
  return { method, content: await calendarText(facts, entry, method) };
}

const MEDIUM_TEXTS: Record<SessionMedium, string> = {
  phone: 'By phone: we call the number you gave us.',
  video: 'By video: we send you the link by email before the session.',
};
const AGENCY_MEDIUM_TEXTS: Record<SessionMedium, string> = {
  phone: 'phone',
  video: 'video. Send the visitor the link by email before the session: the site does not send it.',
};

const changeLinks = ({ move, cancel }: SessionFacts['addresses']): MailLine[] => [
  { label: 'Choose another time', href: move },
  { label: 'Cancel the session', href: cancel },
];

const reasonText = (isCancelled: boolean) =>
  `You are receiving this email because this address was given for a ${contactCopy().names.session}. ${
    isCancelled
      ? 'If you did not cancel it, call us.'
      : 'If that was not you, cancel it with the link above.'
  }`;

function visitorEntry({ booking, agency, addresses }: SessionFacts) {
  const lines: MailLine[] = booking.cancelledAt
    ? []
    : [MEDIUM_TEXTS[booking.medium], ...changeLinks(addresses)];
  return {
    summary: `${contactCopy().names.event} with ${agency.brand}`,
    description: [...lines, `Questions? Call ${agency.phone}.`].map(textOf).join('\n'),
    organizer: agency.email,
  };
}

export const calendarFile = (facts: SessionFacts): Promise<string> =>
  calendarText(facts, { ...visitorEntry(facts), attendees: [] }, 'PUBLISH');

/** The id depends only on the state of the booking, so that a double click sends one mail. */
const notificationId = ({ id, sequence }: Booking, recipient: 'visitor' | 'agency' | 'webhook') =>
  `${id}-${sequence}-${recipient}`;

export function webhookOf({ booking, visitor, agency, now }: SessionFacts): NewDelivery {
  const { id, sequence, start, medium, host } = booking;
  const session = { id, sequence, start, minutes: agency.sessionMinutes, way: medium, host };
  const data = { name: visitor.name, email: visitor.email, session };
  const payload = createEvent(`session.${changeOf(booking)}`, data, now);
  return { id: notificationId(booking, 'webhook'), channel: 'webhook', payload };
}

const CHANGE_TEXTS = {
  booked: { subject: '', line: 'is booked' },
  moved: { subject: ' was moved', line: 'has been moved' },
  canceled: { subject: ' was canceled', line: 'has been canceled' },
};

const visitorTime = ({ booking, agency }: SessionFacts) =>
  timeText(Date.parse(booking.start), booking.zone, agency.timeZone);

export async function mailToVisitor(facts: SessionFacts): Promise<NewDelivery> {
  const { booking, visitor, agency, addresses } = facts;
  const { names } = contactCopy();
  const time = visitorTime(facts);
  const { subject, line } = CHANGE_TEXTS[changeOf(booking)];
  const details: MailLine[] = booking.cancelledAt
    ? [{ label: 'Choose a time again', href: addresses.again }]
    : [
        MEDIUM_TEXTS[booking.medium],
        `It takes ${agency.sessionMinutes} minutes.`,
        ...changeLinks(addresses),
      ];
  const id = notificationId(booking, 'visitor');
  const mail = visitorMail(id, agency, visitor, {
    subject: `Your ${names.session}${subject}: ${time}`,
    lines: [`Your ${names.promised} with ${agency.brand} ${line}.`, `${time}.`, ...details],
    why: reasonText(booking.cancelledAt !== null),
  });
  const calendar = await invitation(facts, {
    ...visitorEntry(facts),
    attendees: [visitor.email],
  });
  return { id, channel: 'visitor-email', payload: { ...mail, calendar } };
}

function notMailedText({ spamReason }: Visitor) {
  const text = 'No mail about the session goes to the visitor';
  return spamReason
    ? `${text}.`
    : `${text}: the address gets mails about another session that was booked on the same day.`;
}

type AgencyFacts = {
  host: string;
  sender: string;
  recipients: readonly string[];
  canMailVisitor: boolean;
};

/** `facts.addresses` are the links of the staff. */
export async function mailToAgency(
  facts: SessionFacts,
  { host, sender, recipients, canMailVisitor }: AgencyFacts,
): Promise<NewDelivery> {
  const { booking, visitor, agency, addresses } = facts;
  const { medium } = booking;
  const isCancelled = booking.cancelledAt !== null;
  const time = timeText(Date.parse(booking.start), agency.timeZone, booking.zone);
  const visitorName = [visitor.name, visitor.firm].filter(Boolean).join(', ');
  const rows: [string, string | undefined | null][] = [
    ['Session', `${time}${isCancelled ? ', canceled' : ''}`],
    ['By', isCancelled ? medium : AGENCY_MEDIUM_TEXTS[medium]],
    ['Host', host],
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone],
    ['Firm', visitor.firm],
    ['Possible spam', visitor.spamReason && SPAM_REASONS[visitor.spamReason]],
    ['Mails', canMailVisitor ? undefined : notMailedText(visitor)],
  ];
  const details = rows.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  const spamPrefix = visitor.spamReason ? `[Possible spam: ${visitor.spamReason}] ` : '';
  const subject = oneLine(`${spamPrefix}Session ${changeOf(booking)}: ${visitorName}, ${time}`);
  const id = notificationId(booking, 'agency');
  const lines = [...details, ...(isCancelled ? [] : changeLinks(addresses))];
  const payload: Email = {
    ...mailFromLines(id, agency, subject, lines),
    replyTo: { name: oneLine(visitor.name ?? ''), address: oneLine(visitor.email) },
    calendar: await invitation(facts, {
      summary: oneLine(`${contactCopy().names.event}: ${visitorName}`),
      description: details.join('\n'),
      // A calendar accepts no invitation whose organizer is the owner of the calendar.
      organizer: sender,
      attendees: [visitor.email, ...recipients],
    }),
  };
  return { id, channel: 'email', payload };
}

export function reminderMail(name: string, facts: SessionFacts): NewDelivery {
  const { booking, visitor, agency, addresses } = facts;
  const { names } = contactCopy();
  const time = visitorTime(facts);
  // The id depends only on the state of the booking, so that two processes store one reminder.
  const id = `${booking.id}-${name}-${booking.sequence}`;
  const payload = visitorMail(id, agency, visitor, {
    subject: `Reminder of your ${names.session}: ${time}`,
    lines: [
      `This is a reminder of your ${names.promised} with ${agency.brand}:`,
      `${time}.`,
      MEDIUM_TEXTS[booking.medium],
      ...changeLinks(addresses),
    ],
    why: reasonText(false),
  });
  return { id, channel: 'visitor-email', payload };
}
