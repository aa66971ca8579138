import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentFile } from '../../src/content/read-content.ts';
import { SESSION_PAGE } from '../../src/features/booking/places.ts';
import type { Told } from '../../src/features/booking/told.ts';
import { CONTACT_PAGES } from '../../src/features/contact/places.ts';
import type { Agency } from '../outbox/email.ts';
import { recipientsOf } from '../outbox/recipients.ts';
import { mailAddress, messageDomain } from '../outbox/smtp-delivery.ts';
import { type Happening, sessionEvent } from '../outbox/webhook-events.ts';
import type { Settings } from '../settings.ts';
import type { Database, Way } from '../storage/tables.ts';
import { type Announcements, isTold } from './announcements.ts';
import type { Booking } from './booking.ts';
import { bookingOfLead, changeBooking, mayBook, newBookingId, storeBooking } from './bookings.ts';
import { addressHolders, pageWith } from './holders.ts';
import type { HostCalendars } from './host-calendar.ts';
import { type Addresses, announcementId, bookingMails, type Visitor } from './mails.ts';
import { sessionTimes } from './session-times.ts';
import { knownZone } from './words-of-time.ts';

const named = z.object({ name: z.string() });

/** What hosts are called in the team's files; who has left the team is called by the file that is gone. */
export function hostNames({ site, CONTENT_DIR }: Pick<Settings, 'site' | 'CONTENT_DIR'>) {
  const names = new Map<string, string>();
  for (const host of site.sessionHosts) {
    const file = join(CONTENT_DIR, 'team', `${host}.md`);
    if (existsSync(file)) names.set(host, readContentFile(file, named).data.name);
  }
  return (host: string) => names.get(host) ?? host;
}

/** Each move is two mails; who cannot find a time in three talks to a person. */
const MOVES_MAX = 3;
/** A move by staff adds so much to the sequence, in whose last digit the visitor's own moves are counted. */
const STAFF_STEP = 10;

/** What a post has led to: what the visitor is told, and the page that tells it. */
export type Outcome = { told: Told | undefined; page: string };

type Asked = { booking: string; start: string; way: Way; zone: string };

/** The agency's own scheduling tool, with what is known filled in. */
const toolAddress = (tool: string | undefined, { name, email }: Visitor) =>
  tool
    ?.replaceAll('{name}', encodeURIComponent(name ?? ''))
    .replaceAll('{email}', encodeURIComponent(email));

type Parts = {
  database: Database;
  settings: Pick<
    Settings,
    'site' | 'SITE_URL' | 'CONTENT_DIR' | 'MAIL_FROM' | 'LEADS_TO' | 'BOOKING_URL' | 'WEBHOOK_URL'
  >;
  now(): Date;
  /** What else the hosts have. */
  calendar?: HostCalendars | undefined;
};

/** What goes out about a booking. A CRM, which answers and assigns by itself, hears nothing of a marked lead. */
function announcer(
  { database, settings, now }: Pick<Parts, 'database' | 'settings' | 'now'>,
  agency: Agency,
  addressesOf: (booking: Booking, purpose: 'change' | 'staff') => Promise<Addresses>,
) {
  const hostName = hostNames(settings);
  const sender = mailAddress(settings.MAIL_FROM);
  return async (
    happening: Happening,
    booking: Booking,
    visitor: Visitor,
  ): Promise<Announcements> => {
    const staff = {
      addresses: await addressesOf(booking, 'staff'),
      sender,
      readers: recipientsOf(settings.LEADS_TO, visitor.form),
      host: hostName(booking.host),
      isVisitorTold: await isTold(database, booking, visitor, now()),
    };
    const addresses = await addressesOf(booking, 'change');
    const about = { happening, booking, visitor, agency, addresses, staff, now: now() };
    const mails = await bookingMails(about);
    if (!settings.WEBHOOK_URL || visitor.mark) return mails;
    const payload = sessionEvent(
      happening,
      { ...booking, minutes: agency.sessionMinutes },
      visitor,
      now(),
    );
    const id = announcementId(booking, 'webhook');
    return { ...mails, agency: [...mails.agency, { id, channel: 'webhook', payload }] };
  };
}

const isAt = ({ start }: Booking, asked: Pick<Asked, 'start'>) =>
  start.getTime() === Date.parse(asked.start);

/** Staff read times in their own zone, which is not the visitor's. */
const movedTo = (
  before: Booking,
  to: Pick<Booking, 'start' | 'host' | 'zone'>,
  isStaff: boolean,
): Booking => ({
  ...before,
  ...to,
  zone: isStaff ? before.zone : to.zone,
  sequence: before.sequence + (isStaff ? STAFF_STEP : 1),
});

/** The pages that a post leads back to. */
function answersWith(
  zoneOf: (zone: unknown) => string,
  sessionPage: ReturnType<typeof addressHolders>['sessionPage'],
) {
  const choosingAgain = (asked: Asked, told: Told | undefined): Outcome => ({
    told,
    page: pageWith(CONTACT_PAGES.thanks, {
      booking: asked.booking,
      zone: zoneOf(asked.zone),
      told,
    }),
  });
  const sessionAgain = (
    { booking, zone = '' }: Partial<Asked>,
    told: Told | undefined,
    show?: string,
  ): Outcome => ({
    told,
    page: pageWith(SESSION_PAGE, { booking, zone: zone && zoneOf(zone), show, told }),
  });
  /** A second press, or a reload after an answer that was lost, gets the answer of the first. */
  async function whoHasOne(booking: Booking, asked: Asked): Promise<Outcome> {
    const told = isAt(booking, asked) ? 'booked' : 'again';
    return { told, page: await sessionPage(booking, { told }) };
  }
  return { choosingAgain, sessionAgain, whoHasOne };
}

const agencyOf = (settings: Parts['settings']): Agency => ({
  brand: settings.site.brand,
  email: settings.site.email,
  phone: settings.site.phone,
  timeZone: settings.site.timeZone,
  sessionMinutes: settings.site.sessions.minutes,
  domain: messageDomain(settings),
});

/** Everything about times of sessions but how it is shown: who may choose one, which are free, what follows. */
export function bookingDesk({ database, settings, now, calendar }: Parts) {
  const { site } = settings;
  const agency = agencyOf(settings);
  const { free, chosen, apart } = sessionTimes({ database, site, now, calendar });
  const holders = addressHolders({ database, settings, now });
  const { sessionPage, changingAddresses, readChoosing, readChanging } = holders;
  const zoneOf = (zone: unknown) => knownZone(zone, site.timeZone);

  const toldOf = announcer({ database, settings, now }, agency, changingAddresses);

  const { choosingAgain, sessionAgain, whoHasOne } = answersWith(zoneOf, sessionPage);

  async function book(asked: Asked): Promise<Outcome> {
    const holder = await readChoosing(asked.booking);
    if (holder.is !== 'lead' || settings.BOOKING_URL) return choosingAgain(asked, undefined);
    if (holder.booking) return whoHasOne(holder.booking, asked);
    const { leadId, visitor } = holder;
    if (!(await mayBook(database, leadId, now()))) return choosingAgain(asked, 'full');
    const time = await chosen(asked.start);
    if (typeof time === 'string') return choosingAgain(asked, time);
    // who is free may have been booked since he was looked at: then the next one takes it
    for (const host of time.hosts) {
      const booking: Booking = {
        id: newBookingId(),
        leadId,
        host,
        start: time.start,
        way: asked.way,
        zone: zoneOf(asked.zone),
        sequence: 0,
        isCancelled: false,
      };
      const announcements = await toldOf('booked', booking, visitor);
      const isStored = await storeBooking(
        database,
        booking,
        visitor.email,
        announcements,
        now(),
        apart,
      );
      if (isStored) return { told: 'booked', page: await sessionPage(booking, { told: 'booked' }) };
    }
    const standing = await bookingOfLead(database, leadId);
    return standing ? whoHasOne(standing, asked) : choosingAgain(asked, 'taken');
  }

  /** The booking that may still be changed, or the page that says why not. */
  async function changeable(asked: Pick<Asked, 'booking'>) {
    const holder = await readChanging(asked.booking);
    const stands = holder.is === 'booking' && !holder.isOver && !holder.booking.isCancelled;
    return stands ? holder : sessionAgain(asked, undefined);
  }

  async function move(asked: Omit<Asked, 'way'>): Promise<Outcome> {
    const holder = await changeable(asked);
    if (!('is' in holder)) return holder;
    const { booking: before, visitor, isStaff } = holder;
    const whose = isStaff ? 'staff' : 'change';
    const page = (booking: Booking) => sessionPage(booking, { told: 'moved' }, whose);
    // a second press: nothing changes, and the answer is that of the first
    if (isAt(before, asked))
      return before.sequence
        ? { told: 'moved', page: await page(before) }
        : sessionAgain(asked, undefined);
    if (!isStaff && before.sequence % STAFF_STEP >= MOVES_MAX) return sessionAgain(asked, 'often');
    const time = await chosen(asked.start, before);
    if (typeof time === 'string') return sessionAgain(asked, time, 'move');
    for (const host of time.hosts) {
      const after = movedTo(before, { start: time.start, host, zone: zoneOf(asked.zone) }, isStaff);
      const announcements = await toldOf('moved', after, visitor);
      const result = await changeBooking(database, before, after, announcements, now(), apart);
      if (result === 'done') return { told: 'moved', page: await page(after) };
      if (result === 'changed') return sessionAgain(asked, undefined);
    }
    return sessionAgain(asked, 'taken', 'move');
  }

  async function cancel(asked: Pick<Asked, 'booking'>): Promise<Outcome> {
    const holder = await changeable(asked);
    if (!('is' in holder)) return holder;
    const { booking: before, visitor } = holder;
    const after = { ...before, sequence: before.sequence + 1, isCancelled: true };
    const result = await changeBooking(
      database,
      before,
      after,
      await toldOf('cancelled', after, visitor),
      now(),
      apart,
    );
    return sessionAgain(asked, result === 'done' ? 'cancelled' : undefined);
  }

  return {
    ...holders,
    toolFor: (visitor: Visitor) => toolAddress(settings.BOOKING_URL, visitor),
    agency,
    free,
    zoneOf,
    book,
    move,
    cancel,
  };
}
export type BookingDesk = ReturnType<typeof bookingDesk>;
