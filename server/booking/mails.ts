import { randomUUIDv7 } from 'node:crypto';
import { SESSION_MINUTES } from '../../src/content/sessions.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import { type Email, escapeHtml, oneLine } from '../outbox/email.ts';
import type { Way } from '../storage/tables.ts';
import type { Booking, BookingMails } from './bookings.ts';
import { type Invitation, writeInvitation } from './invitation.ts';
import { timeInWords } from './words-of-time.ts';

/** Who the mails are from, and what they say of the site. */
export type Agency = {
  brand: string;
  /** A visitor's answer goes there, and calendars name it as the organizer. */
  email: string;
  phone: string;
  timeZone: string;
  /** Of Message-IDs and of the events of calendars. */
  domain: string;
};

/** Of the lead, what a mail about its session needs. */
export type Visitor = {
  name: string | null;
  email: string;
  firm: string | null;
  phone: string | undefined;
};

/** Pages on which the visitor moves or cancels. */
export type Addresses = { move: string; cancel: string };
export type Happening = 'booked' | 'moved' | 'cancelled';

/** A name and no more: no address, no sentence. Nothing else that a sender typed goes to an address that they gave. */
const FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

const greeting = ({ name }: Visitor) => {
  const first = oneLine(name ?? '').split(' ')[0] ?? '';
  return FIRST_NAME.test(first) ? `Hello ${first},` : 'Hello,';
};

const BY: Record<Way, string> = {
  phone: 'By phone: we call the number you gave us.',
  video: 'By video: we send you the link by email before the session.',
};

/** A paragraph, or a link with words before it. */
type Line = string | { words: string; href: string };

const htmlOf = (line: Line) =>
  typeof line === 'string'
    ? `<p>${escapeHtml(line)}</p>`
    : `<p>${escapeHtml(line.words)}: <a href="${escapeHtml(line.href)}">${escapeHtml(line.href)}</a></p>`;
const textOf = (line: Line) => (typeof line === 'string' ? line : `${line.words}: ${line.href}`);

function mailOf(id: string, { domain }: Agency, subject: string, lines: readonly Line[]) {
  const messageId = `<${id}@${domain}>`;
  return {
    messageId,
    subject,
    text: `${lines.map(textOf).join('\n\n')}\n`,
    html: lines.map(htmlOf).join('\n'),
  };
}

const changing = ({ move, cancel }: Addresses): Line[] => [
  { words: 'Another time', href: move },
  { words: 'Cancel', href: cancel },
];
const endOf = ({ brand, phone }: Agency): Line[] => [
  `Questions? Answer this email or call ${phone}.`,
  `${brand}. You get this email because this address was given for a strategy session. If it was not you, cancel it.`,
];

const SAID: Record<Happening, { subject: string; line(brand: string): string }> = {
  booked: {
    subject: 'Your strategy session',
    line: (brand) => `your free strategy session with ${brand} is booked.`,
  },
  moved: {
    subject: 'Your strategy session was moved',
    line: (brand) => `your free strategy session with ${brand} has another time.`,
  },
  cancelled: {
    subject: 'Your strategy session was canceled',
    line: (brand) => `your free strategy session with ${brand} is canceled.`,
  },
};

const toVisitor = (visitor: Visitor, agency: Agency) => ({
  to: visitor.email,
  replyTo: { name: agency.brand, address: agency.email },
});

const emailDelivery = (id: string, payload: Email): NewDelivery => ({ id, channel: 'email', payload });

/** Fixed words about one session, to the visitor and to the agency, each with what its calendar needs. */
export async function bookingMails(
  happening: Happening,
  booking: Booking,
  visitor: Visitor,
  agency: Agency,
  addresses: Addresses,
  now: Date,
): Promise<BookingMails> {
  const { brand, email, timeZone, domain } = agency;
  const isCancelled = happening === 'cancelled';
  const event = {
    uid: `${booking.id}@${domain}`,
    ...{ sequence: booking.sequence, start: booking.start, stamp: now, isCancelled },
    organizer: { name: brand, email },
  };
  const time = booking.start.getTime();
  const theirs = timeInWords(time, booking.zone, timeZone);
  const ours = timeInWords(time, timeZone, booking.zone);
  const invite = (summary: string, description: string): Promise<Invitation> =>
    writeInvitation({ ...event, summary, description, attendee: visitor.email });
  const { subject, line } = SAID[happening];

  const visitorId = randomUUIDv7();
  const after = isCancelled ? [] : [BY[booking.way], `It takes ${SESSION_MINUTES} minutes.`];
  const links = isCancelled ? [] : changing(addresses);
  const lines = [greeting(visitor), line(brand), `${theirs}.`, ...after, ...links, ...endOf(agency)];
  const forVisitor: Email = {
    ...mailOf(visitorId, agency, `${subject}: ${theirs}`, lines),
    ...toVisitor(visitor, agency),
    calendar: await invite(`Strategy session with ${brand}`, isCancelled ? '' : BY[booking.way]),
  };

  const agencyId = randomUUIDv7();
  const who = [visitor.name, visitor.firm].filter(Boolean).join(', ');
  const rows: [string, string | undefined | null][] = [
    ['Session', `${ours}${isCancelled ? ', canceled' : ''}`],
    ['By', booking.way],
    ['Name', visitor.name],
    ['Email', visitor.email],
    ['Phone', visitor.phone],
    ['Firm', visitor.firm],
  ];
  const told = rows.flatMap(([label, value]) => (value ? [`${label}: ${oneLine(value)}`] : []));
  const forAgency: Email = {
    ...mailOf(
      agencyId,
      agency,
      oneLine(`Session ${isCancelled ? 'canceled' : happening}: ${who}, ${ours}`),
      told,
    ),
    replyTo: { name: oneLine(visitor.name ?? ''), address: oneLine(visitor.email) },
    calendar: await invite(oneLine(`Strategy session: ${who}`), told.join('\n')),
  };
  return { visitor: [emailDelivery(visitorId, forVisitor)], agency: [emailDelivery(agencyId, forAgency)] };
}

/** How long before a session the visitor is reminded. */
export const REMINDERS = { day: 24 * 60 * 60_000, hour: 60 * 60_000 } as const;
export type Reminder = keyof typeof REMINDERS;
/** The same each time for one time of one booking, so that no two processes both send it. */
export const reminderId = ({ id, sequence }: Booking, which: Reminder) => `${id}-${which}-${sequence}`;

export function reminderMail(
  which: Reminder,
  booking: Booking,
  visitor: Visitor,
  agency: Agency,
  addresses: Addresses,
): NewDelivery {
  const id = reminderId(booking, which);
  const time = timeInWords(booking.start.getTime(), booking.zone, agency.timeZone);
  const lines = [
    greeting(visitor),
    `a reminder of your free strategy session with ${agency.brand}:`,
    `${time}.`,
    BY[booking.way],
    ...changing(addresses),
    ...endOf(agency),
  ];
  return emailDelivery(id, {
    ...mailOf(id, agency, `Reminder of your strategy session: ${time}`, lines),
    ...toVisitor(visitor, agency),
  });
}
