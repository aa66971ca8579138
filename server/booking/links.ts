import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InquiryKind } from '../../src/content/inquiry-kinds.ts';
import {
  type BookingParams,
  bookingAddress,
  SESSION_PAGE,
} from '../../src/features/booking/paths.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import type { Settings } from '../settings.ts';
import { secretKey } from '../storage/secret-key.ts';
import type { Database } from '../storage/tables.ts';
import { type Booking, bookingOfLead, findBooking, readVisitor, type Visitor } from './bookings.ts';
import { sessionMs } from './free-times.ts';

/** A link of the agency's staff can move a session more often than one of the visitor. */
const PURPOSES = ['choose', 'change', 'staff'] as const;
type Purpose = (typeof PURPOSES)[number];
type SignedLink = { purpose: Purpose; id: string };
type InvalidLink = 'forged' | 'old';

/** 22 characters of base64url have 132 bits. */
const CODE_LENGTH = 22;
/** A token has an id, the moment when it expires (seconds since 1970 in base 36), and a code. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{22})$/;
const CHOOSE_MS = 14 * 24 * 60 * 60_000;

export type ResolvedLink =
  | { kind: InvalidLink | 'gone' }
  | { kind: 'lead'; leadId: string; visitor: Visitor; booking: Booking | undefined }
  | { kind: 'booking'; booking: Booking; visitor: Visitor; isStaff: boolean };

/** The pages of a session, for its mails. */
export type SessionPageAddresses = { move: string; cancel: string; again: string };

type Deps = { database: Database; settings: Pick<Settings, 'site' | 'SITE_URL'>; now(): Date };

export function sessionLinks({ database, settings, now }: Deps) {
  const secret = secretKey(database, 'booking-addresses');

  async function codeOf(purpose: Purpose, id: string, expiry: string) {
    const code = createHmac('sha256', await secret()).update(`${purpose}\n${id}\n${expiry}`);
    return code.digest('base64url').slice(0, CODE_LENGTH);
  }

  async function sign(purpose: Purpose, id: string, until: number) {
    const expiry = Math.floor(until / 1_000).toString(36);
    return `${id}.${expiry}.${await codeOf(purpose, id, expiry)}`;
  }

  /** Makes no query. */
  async function readToken(token: string): Promise<SignedLink | InvalidLink> {
    const [, id = '', expiry = '', code = ''] = TOKEN.exec(token) ?? [];
    for (const purpose of id ? PURPOSES : [])
      if (timingSafeEqual(Buffer.from(await codeOf(purpose, id, expiry)), Buffer.from(code)))
        return Number.parseInt(expiry, 36) * 1_000 < now().getTime() ? 'old' : { purpose, id };
    return 'forged';
  }

  async function resolveLink(link: SignedLink | InvalidLink): Promise<ResolvedLink> {
    if (typeof link === 'string') return { kind: link };
    const { purpose, id } = link;
    if (purpose === 'choose') {
      const visitor = await readVisitor(database, id);
      if (!visitor) return { kind: 'gone' };
      return { kind: 'lead', leadId: id, visitor, booking: await bookingOfLead(database, id) };
    }
    const booking = await findBooking(database, id);
    const visitor = booking && (await readVisitor(database, booking.leadId));
    if (!visitor) return { kind: 'gone' };
    return { kind: 'booking', booking, visitor, isStaff: purpose === 'staff' };
  }

  const signChoosing = (leadId: string) => sign('choose', leadId, now().getTime() + CHOOSE_MS);
  const thanksAddress = async (leadId: string, ask?: InquiryKind) =>
    bookingAddress(CONTACT_PAGES.thanks, { booking: await signChoosing(leadId), ask });
  const timesAddress = async (leadId: string) =>
    bookingAddress(SESSION_PAGE, { booking: await signChoosing(leadId) });

  async function addressOfSession(
    { id, start }: Booking,
    params: BookingParams = {},
    purpose: Purpose = 'change',
  ) {
    const end = Date.parse(start) + sessionMs(settings.site.sessions);
    return bookingAddress(SESSION_PAGE, { booking: await sign(purpose, id, end), ...params });
  }

  async function addressesInMail(
    booking: Booking,
    purpose: Purpose = 'change',
  ): Promise<SessionPageAddresses> {
    const [move, cancel, again] = await Promise.all([
      addressOfSession(booking, { show: 'move' }, purpose),
      addressOfSession(booking, { show: 'cancel' }, purpose),
      timesAddress(booking.leadId),
    ]);
    const { SITE_URL } = settings;
    return {
      move: `${SITE_URL}${move}`,
      cancel: `${SITE_URL}${cancel}`,
      again: `${SITE_URL}${again}`,
    };
  }
  return {
    readToken,
    resolveLink,
    resolveToken: async (token: string) => resolveLink(await readToken(token)),
    thanksAddress,
    timesAddress,
    addressOfSession,
    addressesInMail,
  };
}
