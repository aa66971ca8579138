import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InquiryKind } from '../../src/content/inquiry-kinds.ts';
import type { Notice } from '../../src/features/booking/notices.ts';
import { bookingAddress, sessionAddress } from '../../src/features/booking/paths.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import type { Agency } from '../outbox/email.ts';
import type { Settings } from '../settings.ts';
import { secretKey } from '../storage/secret-key.ts';
import type { Database } from '../storage/tables.ts';
import { type Booking, bookingOfLead, findBooking, readVisitor, type Visitor } from './bookings.ts';
import { sessionMs } from './free-times.ts';

// With the link "change", a visitor can move a session only a few times. With the link "staff", the
// agency can always move it.
const PURPOSES = ['choose', 'change', 'staff'] as const;
type Purpose = (typeof PURPOSES)[number];
type SignedLink = { purpose: Purpose; id: string };
type InvalidLink = 'forged' | 'expired';

/** 22 characters of base64url have 132 bits. */
const CODE_LENGTH = 22;
/** A token has an id, the moment when it expires (seconds since 1970 in base 36), and a code. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{22})$/;
const CHOOSE_LINK_VALID_MS = 14 * 24 * 60 * 60_000;

export type ResolvedLink =
  | { kind: InvalidLink | 'erased' }
  | { kind: 'lead'; leadId: string; visitor: Visitor; booking: Booking | undefined }
  | { kind: 'booking'; booking: Booking; visitor: Visitor; isStaff: boolean };

type Deps = { database: Database; settings: Settings; agency: Agency; now(): Date };

export function sessionLinks({ database, settings, agency, now }: Deps) {
  const secret = secretKey(database, 'booking-addresses');

  async function codeOf(purpose: Purpose, id: string, expiry: string) {
    const code = createHmac('sha256', await secret()).update(`${purpose}\n${id}\n${expiry}`);
    return code.digest('base64url').slice(0, CODE_LENGTH);
  }

  async function sign(purpose: Purpose, id: string, untilMs: number) {
    const expiry = Math.floor(untilMs / 1_000).toString(36);
    return `${id}.${expiry}.${await codeOf(purpose, id, expiry)}`;
  }

  const isPast = (moment: number) => moment < now().getTime();
  const sessionEnd = ({ start }: Booking) => Date.parse(start) + sessionMs(settings.site.sessions);

  /**
   * Checks the token without a query of bookings. A session may have been moved since its link was
   * signed, so `resolveLink` checks the end of the session instead of the moment in the token.
   */
  async function readToken(token: string): Promise<SignedLink | InvalidLink> {
    const [, id = '', expiry = '', code = ''] = TOKEN.exec(token) ?? [];
    for (const purpose of id ? PURPOSES : [])
      if (timingSafeEqual(Buffer.from(await codeOf(purpose, id, expiry)), Buffer.from(code)))
        return purpose === 'choose' && isPast(Number.parseInt(expiry, 36) * 1_000)
          ? 'expired'
          : { purpose, id };
    return 'forged';
  }

  async function resolveLink(link: SignedLink | InvalidLink): Promise<ResolvedLink> {
    if (typeof link === 'string') return { kind: link };
    const { purpose, id } = link;
    if (purpose === 'choose') {
      const visitor = await readVisitor(database, id);
      if (!visitor) return { kind: 'erased' };
      return { kind: 'lead', leadId: id, visitor, booking: await bookingOfLead(database, id) };
    }
    const booking = await findBooking(database, id);
    const visitor = booking && (await readVisitor(database, booking.leadId));
    if (!visitor) return { kind: 'erased' };
    if (isPast(sessionEnd(booking))) return { kind: 'expired' };
    return { kind: 'booking', booking, visitor, isStaff: purpose === 'staff' };
  }

  const signChooseLink = (leadId: string) =>
    sign('choose', leadId, now().getTime() + CHOOSE_LINK_VALID_MS);
  const thanksAddress = async (leadId: string, kind?: InquiryKind) =>
    bookingAddress(CONTACT_PAGES.thanks, { booking: await signChooseLink(leadId), ask: kind });
  const timesAddress = async (leadId: string) =>
    sessionAddress({ booking: await signChooseLink(leadId) });

  const signSession = (booking: Booking, isStaff = false) =>
    sign(isStaff ? 'staff' : 'change', booking.id, sessionEnd(booking));
  const addressOfSession = async (booking: Booking, notice?: Notice, isStaff?: boolean) =>
    sessionAddress({ booking: await signSession(booking, isStaff), notice });

  async function factsOf(booking: Booking, visitor: Visitor, isStaff?: boolean) {
    const { siteUrl } = agency;
    const token = await signSession(booking, isStaff);
    const addresses = {
      move: siteUrl + sessionAddress({ booking: token, show: 'move' }),
      cancel: siteUrl + sessionAddress({ booking: token, show: 'cancel' }),
      again: siteUrl + (await timesAddress(booking.leadId)),
    };
    return { booking, visitor, agency, addresses, now: now() };
  }
  return {
    readToken,
    resolveLink,
    resolveToken: async (token: string) => resolveLink(await readToken(token)),
    thanksAddress,
    timesAddress,
    signSession,
    addressOfSession,
    factsOf,
  };
}
