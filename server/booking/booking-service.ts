import { randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentFile } from '../../src/content/read-content.ts';
import type { Host } from '../../src/features/booking/next-times-html.ts';
import type { Notice } from '../../src/features/booking/notices.ts';
import { sessionAddress } from '../../src/features/booking/paths.ts';
import { knownZone } from '../../src/features/booking/time-text.ts';
import type { NewDelivery } from '../outbox/channels.ts';
import type { Agency } from '../outbox/email.ts';
import { recipientsOf } from '../outbox/recipients.ts';
import { mailAddress, messageDomain } from '../outbox/smtp-delivery.ts';
import type { Settings } from '../settings.ts';
import type { Database, SessionMedium } from '../storage/tables.ts';
import {
  type Booking,
  bookingOfLead,
  canBook,
  canMailVisitor,
  recordTimesOffered,
  saveBooking,
  type Visitor,
} from './bookings.ts';
import type { HostCalendars } from './host-calendar.ts';
import { sessionLinks } from './links.ts';
import { mailToAgency, mailToVisitor, webhookOf } from './mails.ts';
import { sessionTimes } from './session-times.ts';

/** A visitor can move a session this often, because each move sends two mails. */
const MAX_MOVES = 3;
export const canMove = ({ moves }: Booking) => moves < MAX_MOVES;

export type BookingOutcome = { notice: Notice | undefined; page: string };
type MoveRequest = { booking: string; start: string; zone: string };
type BookRequest = MoveRequest & { way: SessionMedium };

const hostSchema = z.object({
  name: z.string(),
  title: z.string().optional(),
  signature: z.string().optional(),
});

/** Returns the hosts. A host without a file has the id as the name. */
function readHosts({ site, CONTENT_DIR }: Settings) {
  return site.sessionHosts.map((id): Host => {
    const file = join(CONTENT_DIR, 'team', `${id}.md`);
    return { id, ...(existsSync(file) ? readContentFile(file, hostSchema).data : { name: id }) };
  });
}

function agencyOf(settings: Settings): Agency {
  const { brand, email, phone, phoneHref, timeZone, sessions } = settings.site;
  const sessionMinutes = sessions.minutes;
  const domain = messageDomain(settings);
  const siteUrl = settings.SITE_URL;
  return { brand, email, phone, phoneHref, timeZone, sessionMinutes, domain, siteUrl };
}

const bookingToolAddress = (template: string | undefined, { name, email }: Visitor) =>
  template
    ?.replaceAll('{name}', encodeURIComponent(name ?? ''))
    .replaceAll('{email}', encodeURIComponent(email));

const hasSameStart = ({ start }: Booking, request: MoveRequest) =>
  Date.parse(start) === Date.parse(request.start);

type Deps = {
  database: Database;
  settings: Settings;
  now(): Date;
  calendar?: HostCalendars | undefined;
};

function createOutcomes(
  zoneOf: (zone: unknown) => string,
  addressOfSession: ReturnType<typeof sessionLinks>['addressOfSession'],
) {
  const goBack = (
    { booking, zone }: { booking: string; zone?: string },
    notice: Notice | undefined,
    show?: 'move',
  ): BookingOutcome => ({
    notice,
    page: sessionAddress({ booking, zone: zone && zoneOf(zone), show, notice }),
  });
  const showSession = async (booking: Booking, notice: Notice, isStaff?: boolean) => ({
    notice,
    page: await addressOfSession(booking, notice, isStaff),
  });
  /** A repeated post (after a double click or a lost answer) gets the answer of the first post. */
  const repeatAnswer = (booking: Booking, request: BookRequest) =>
    showSession(booking, hasSameStart(booking, request) ? 'booked' : 'again');
  return { goBack, showSession, repeatAnswer };
}

function createNotifier(
  { database, settings }: Deps,
  hostOf: (id: string) => Host,
  factsOf: ReturnType<typeof sessionLinks>['factsOf'],
) {
  return async (booking: Booking, visitor: Visitor): Promise<NewDelivery[]> => {
    const facts = await factsOf(booking, visitor);
    const toAgency = mailToAgency(await factsOf(booking, visitor, true), {
      host: hostOf(booking.host).name,
      sender: mailAddress(settings.MAIL_FROM),
      recipients: recipientsOf(settings.LEADS_TO, visitor.form),
      canMailVisitor: await canMailVisitor(database, booking, visitor, facts.now),
    });
    const mails = await Promise.all([toAgency, mailToVisitor(facts)]);
    // No webhook for a lead with a spam reason, because a CRM may answer it automatically.
    return settings.WEBHOOK_URL && !visitor.spamReason ? [...mails, webhookOf(facts)] : mails;
  };
}

export function bookingService(deps: Deps) {
  const { database, settings, now, calendar } = deps;
  const { site } = settings;
  const agency = agencyOf(settings);
  const hosts = readHosts(settings);
  const hostOf = (id: string) => hosts.find((host) => host.id === id) ?? { id, name: id };
  const { freeTimes, checkTime, startGapMs } = sessionTimes({ database, site, now, calendar });
  const links = sessionLinks({ database, settings, agency, now });
  const { resolveToken } = links;
  const notificationsOf = createNotifier(deps, hostOf, links.factsOf);
  const zoneOf = (zone: unknown) => knownZone(zone, agency.timeZone);
  const canLeadBook = (leadId: string) => canBook(database, leadId, now());
  const hasBegun = ({ start }: Booking) => Date.parse(start) <= now().getTime();
  const { goBack, showSession, repeatAnswer } = createOutcomes(zoneOf, links.addressOfSession);

  async function save(booking: Booking, visitor: Visitor) {
    const notifications = await notificationsOf(booking, visitor);
    return saveBooking(database, booking, visitor.email, notifications, {
      now: now(),
      startGapMs,
    });
  }

  async function book(request: BookRequest): Promise<BookingOutcome> {
    const link = await resolveToken(request.booking);
    if (link.kind !== 'lead' || settings.BOOKING_URL) return goBack(request, undefined);
    const { leadId, visitor } = link;
    if (link.booking) return repeatAnswer(link.booking, request);
    if (!(await canLeadBook(leadId))) return goBack(request, 'full');
    const time = await checkTime(request.start);
    if (typeof time === 'string') return goBack(request, time);
    // If a host was booked after the times were read, the next host gets the session.
    for (const host of time.hosts) {
      const booking: Booking = {
        id: randomUUIDv7(),
        leadId,
        host,
        start: time.start,
        medium: request.way,
        zone: zoneOf(request.zone),
        sequence: 0,
        moves: 0,
        cancelledAt: null,
      };
      if ((await save(booking, visitor)) === 'done') return showSession(booking, 'booked');
    }
    const storedBooking = await bookingOfLead(database, leadId);
    return storedBooking ? repeatAnswer(storedBooking, request) : goBack(request, 'taken');
  }

  async function findChangeableLink(token: string) {
    const link = await resolveToken(token);
    if (link.kind !== 'booking' || link.booking.cancelledAt || hasBegun(link.booking))
      return undefined;
    return link;
  }

  async function move(request: MoveRequest): Promise<BookingOutcome> {
    const link = await findChangeableLink(request.booking);
    if (!link) return goBack(request, undefined);
    const { booking, visitor, isStaff } = link;
    // A repeated post changes nothing and gets the answer of the first post.
    if (hasSameStart(booking, request))
      return booking.sequence ? showSession(booking, 'moved', isStaff) : goBack(request, undefined);
    if (!(isStaff || canMove(booking))) return goBack(request, 'often');
    const time = await checkTime(request.start, booking);
    if (typeof time === 'string') return goBack(request, time, 'move');
    for (const host of time.hosts) {
      const newBooking: Booking = {
        ...booking,
        start: time.start,
        host,
        // A move by the staff does not change the visitor's time zone.
        zone: isStaff ? booking.zone : zoneOf(request.zone),
        sequence: booking.sequence + 1,
        moves: booking.moves + (isStaff ? 0 : 1),
      };
      const result = await save(newBooking, visitor);
      if (result === 'done') return showSession(newBooking, 'moved', isStaff);
      if (result === 'changed') return goBack(request, undefined);
    }
    return goBack(request, 'taken', 'move');
  }

  async function cancel(request: { booking: string }): Promise<BookingOutcome> {
    const link = await findChangeableLink(request.booking);
    if (!link) return goBack(request, undefined);
    const { booking, visitor } = link;
    const cancelledAt = now().toISOString();
    const newBooking = { ...booking, sequence: booking.sequence + 1, cancelledAt };
    const result = await save(newBooking, visitor);
    return goBack(request, result === 'done' ? 'cancelled' : undefined);
  }

  return {
    ...links,
    agency,
    hosts,
    hostOf,
    bookingToolFor: (visitor: Visitor) => bookingToolAddress(settings.BOOKING_URL, visitor),
    canMailVisitor: (booking: Booking, visitor: Visitor) =>
      canMailVisitor(database, booking, visitor, now()),
    recordTimesOffered: (leadId: string) => recordTimesOffered(database, leadId, now()),
    freeTimes,
    zoneOf,
    hasBegun,
    canLeadBook,
    book,
    move,
    cancel,
  };
}
export type BookingService = ReturnType<typeof bookingService>;
