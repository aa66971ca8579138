import { randomUUIDv7 } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentFile } from '../../src/content/read-content.ts';
import type { Host } from '../../src/features/booking/next-times-html.ts';
import type { Notice } from '../../src/features/booking/notices.ts';
import { BOOKING_PARAMS, SESSION_PAGE } from '../../src/features/booking/paths.ts';
import type { Agency } from '../outbox/email.ts';
import { recipientsOf } from '../outbox/recipients.ts';
import { mailAddress, messageDomain } from '../outbox/smtp-delivery.ts';
import { type SessionChange, sessionEvent } from '../outbox/webhook-events.ts';
import type { Settings } from '../settings.ts';
import type { Database, SessionMedium } from '../storage/tables.ts';
import type { Booking } from './booking.ts';
import {
  bookingOfLead,
  canBook,
  changeBooking,
  recordTimesOffered,
  storeBooking,
} from './bookings.ts';
import type { HostCalendars } from './host-calendar.ts';
import { bookingMails, notificationId, type SessionPageAddresses, type Visitor } from './mails.ts';
import { isMailed, type Notifications } from './notifications.ts';
import { addressWithParams, sessionLinks } from './session-links.ts';
import { sessionTimes } from './session-times.ts';
import { knownZone } from './time-text.ts';

const hostSchema = z.object({
  name: z.string(),
  title: z.string().optional(),
  signature: z.string().optional(),
});

function sessionHosts({ site, CONTENT_DIR }: Pick<Settings, 'site' | 'CONTENT_DIR'>) {
  const hosts = new Map<string, Host>();
  for (const id of site.sessionHosts) {
    const file = join(CONTENT_DIR, 'team', `${id}.md`);
    if (existsSync(file)) hosts.set(id, { id, ...readContentFile(file, hostSchema).data });
  }
  return (id: string): Host => hosts.get(id) ?? { id, name: id };
}

/** Each move sends two mails. After that the agency moves the session. */
const MOVES_MAX = 3;
export const canMove = ({ moves }: Booking) => moves < MOVES_MAX;
export type BookingOutcome = { notice: Notice | undefined; page: string };

type BookingRequest = { booking: string; start: string; way: SessionMedium; zone: string };

const toolAddress = (template: string | undefined, { name, email }: Visitor) =>
  template
    ?.replaceAll('{name}', encodeURIComponent(name ?? ''))
    .replaceAll('{email}', encodeURIComponent(email));

type Deps = {
  database: Database;
  settings: Pick<
    Settings,
    'site' | 'SITE_URL' | 'CONTENT_DIR' | 'MAIL_FROM' | 'LEADS_TO' | 'BOOKING_URL' | 'WEBHOOK_URL'
  >;
  now(): Date;
  calendar?: HostCalendars | undefined;
};

/** A lead with a spam reason gets no event, because a CRM would answer it automatically. */
function createNotifier(
  { database, settings, now }: Pick<Deps, 'database' | 'settings' | 'now'>,
  agency: Agency,
  addressesOf: (booking: Booking, purpose: 'change' | 'staff') => Promise<SessionPageAddresses>,
) {
  const hostOf = sessionHosts(settings);
  const sender = mailAddress(settings.MAIL_FROM);
  return async (
    change: SessionChange,
    booking: Booking,
    visitor: Visitor,
  ): Promise<Notifications> => {
    const staff = {
      addresses: await addressesOf(booking, 'staff'),
      sender,
      readers: recipientsOf(settings.LEADS_TO, visitor.form),
      host: hostOf(booking.host).name,
      isVisitorMailed: await isMailed(database, booking, visitor, now()),
    };
    const addresses = await addressesOf(booking, 'change');
    const details = { change, booking, visitor, agency, addresses, staff, now: now() };
    const mails = await bookingMails(details);
    if (!settings.WEBHOOK_URL || visitor.spamReason) return mails;
    const payload = sessionEvent(
      change,
      { ...booking, minutes: agency.sessionMinutes },
      visitor,
      now(),
    );
    const id = notificationId(booking, 'webhook');
    return { ...mails, agency: [...mails.agency, { id, channel: 'webhook', payload }] };
  };
}

const isAt = ({ start }: Booking, request: Pick<BookingRequest, 'start'>) =>
  start.getTime() === Date.parse(request.start);

/** A move by the agency's staff keeps the time zone of the visitor. */
const moveBooking = (
  oldBooking: Booking,
  target: Pick<Booking, 'start' | 'host' | 'zone'>,
  isStaff: boolean,
): Booking => ({
  ...oldBooking,
  ...target,
  zone: isStaff ? oldBooking.zone : target.zone,
  sequence: oldBooking.sequence + 1,
  moves: oldBooking.moves + (isStaff ? 0 : 1),
});

function createOutcomes(
  zoneOf: (zone: unknown) => string,
  addressOfSession: ReturnType<typeof sessionLinks>['addressOfSession'],
) {
  const goBack = (
    { booking, zone = '' }: Partial<BookingRequest>,
    notice: Notice | undefined,
    show?: string,
  ): BookingOutcome => ({
    notice,
    page: addressWithParams(SESSION_PAGE, {
      [BOOKING_PARAMS.booking]: booking,
      [BOOKING_PARAMS.zone]: zone && zoneOf(zone),
      [BOOKING_PARAMS.show]: show,
      [BOOKING_PARAMS.notice]: notice,
    }),
  });
  const showSession = async (
    booking: Booking,
    notice: Notice,
    purpose: 'change' | 'staff' = 'change',
  ): Promise<BookingOutcome> => ({
    notice,
    page: await addressOfSession(booking, { [BOOKING_PARAMS.notice]: notice }, purpose),
  });
  /** A repeated post, for example after a double click or a lost answer, gets the first answer. */
  const repeatAnswer = (booking: Booking, request: BookingRequest) =>
    showSession(booking, isAt(booking, request) ? 'booked' : 'again');
  return { goBack, showSession, repeatAnswer };
}

const agencyOf = (settings: Deps['settings']): Agency => ({
  brand: settings.site.brand,
  email: settings.site.email,
  phone: settings.site.phone,
  phoneHref: settings.site.phoneHref,
  timeZone: settings.site.timeZone,
  sessionMinutes: settings.site.sessions.minutes,
  domain: messageDomain(settings),
});

export function bookingService({ database, settings, now, calendar }: Deps) {
  const { site } = settings;
  const agency = agencyOf(settings);
  const { freeTimes, checkTime, minGapMs } = sessionTimes({ database, site, now, calendar });
  const hostOf = sessionHosts(settings);
  const links = sessionLinks({ database, settings, now });
  const { addressOfSession, changingAddresses, readChoosing, readChanging } = links;
  const zoneOf = (zone: unknown) => knownZone(zone, site.timeZone);
  const mayBook = (leadId: string) => canBook(database, leadId, now());
  const hasBegun = ({ start }: Booking) => start <= now();
  const notificationsOf = createNotifier({ database, settings, now }, agency, changingAddresses);
  const { goBack, showSession, repeatAnswer } = createOutcomes(zoneOf, addressOfSession);

  async function book(request: BookingRequest): Promise<BookingOutcome> {
    const resolved = await readChoosing(request.booking);
    if (resolved.kind !== 'lead' || settings.BOOKING_URL) return goBack(request, undefined);
    if (resolved.booking) return repeatAnswer(resolved.booking, request);
    const { leadId, visitor } = resolved;
    if (!(await mayBook(leadId))) return goBack(request, 'full');
    const timeOrNotice = await checkTime(request.start);
    if (typeof timeOrNotice === 'string') return goBack(request, timeOrNotice);
    // If a host was booked since the times were read, the next host gets the session.
    for (const host of timeOrNotice.hosts) {
      const booking: Booking = {
        id: randomUUIDv7(),
        leadId,
        host,
        start: timeOrNotice.start,
        way: request.way,
        zone: zoneOf(request.zone),
        sequence: 0,
        moves: 0,
        isCancelled: false,
      };
      const notifications = await notificationsOf('booked', booking, visitor);
      const isStored = await storeBooking(
        database,
        booking,
        visitor.email,
        notifications,
        now(),
        minGapMs,
      );
      if (isStored) return showSession(booking, 'booked');
    }
    const storedBooking = await bookingOfLead(database, leadId);
    return storedBooking ? repeatAnswer(storedBooking, request) : goBack(request, 'taken');
  }

  async function findChangeable({ booking }: Pick<BookingRequest, 'booking'>) {
    const resolved = await readChanging(booking);
    if (resolved.kind !== 'booking' || resolved.booking.isCancelled) return undefined;
    return hasBegun(resolved.booking) ? undefined : resolved;
  }

  async function move(request: Omit<BookingRequest, 'way'>): Promise<BookingOutcome> {
    const resolved = await findChangeable(request);
    if (!resolved) return goBack(request, undefined);
    const { booking: before, visitor, isStaff } = resolved;
    const purpose = isStaff ? 'staff' : 'change';
    // A repeated post changes nothing and gets the answer of the first post.
    if (isAt(before, request))
      return before.sequence ? showSession(before, 'moved', purpose) : goBack(request, undefined);
    if (!(isStaff || canMove(before))) return goBack(request, 'often');
    const timeOrNotice = await checkTime(request.start, before);
    if (typeof timeOrNotice === 'string') return goBack(request, timeOrNotice, 'move');
    for (const host of timeOrNotice.hosts) {
      const target = { start: timeOrNotice.start, host, zone: zoneOf(request.zone) };
      const after = moveBooking(before, target, isStaff);
      const notifications = await notificationsOf('moved', after, visitor);
      const result = await changeBooking(database, before, after, notifications, now(), minGapMs);
      if (result === 'done') return showSession(after, 'moved', purpose);
      if (result === 'changed') return goBack(request, undefined);
    }
    return goBack(request, 'taken', 'move');
  }

  async function cancel(request: Pick<BookingRequest, 'booking'>): Promise<BookingOutcome> {
    const resolved = await findChangeable(request);
    if (!resolved) return goBack(request, undefined);
    const { booking: before, visitor } = resolved;
    const after = { ...before, sequence: before.sequence + 1, isCancelled: true };
    const result = await changeBooking(
      database,
      before,
      after,
      await notificationsOf('cancelled', after, visitor),
      now(),
      minGapMs,
    );
    return goBack(request, result === 'done' ? 'cancelled' : undefined);
  }

  return {
    ...links,
    hostOf,
    hosts: site.sessionHosts.map(hostOf),
    toolFor: (visitor: Visitor) => toolAddress(settings.BOOKING_URL, visitor),
    isMailed: (booking: Booking, visitor: Visitor) => isMailed(database, booking, visitor, now()),
    recordOffer: (leadId: string) => recordTimesOffered(database, leadId, now()),
    agency,
    freeTimes,
    zoneOf,
    hasBegun,
    mayBook,
    book,
    move,
    cancel,
  };
}
export type BookingService = ReturnType<typeof bookingService>;
