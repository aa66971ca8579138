import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InquiryKind } from '../../src/content/inquiry-kinds.ts';
import { BOOKING_PARAMS, SESSION_PAGE } from '../../src/features/booking/paths.ts';
import { CONTACT_PAGES } from '../../src/features/contact/paths.ts';
import { knownSpamReason } from '../leads/spam-reasons.ts';
import type { Settings } from '../settings.ts';
import { secretKey } from '../storage/secret-key.ts';
import type { Database } from '../storage/tables.ts';
import type { Booking } from './booking.ts';
import { bookingOfLead, findBooking } from './bookings.ts';
import { sessionMs } from './free-times.ts';
import type { SessionPageAddresses, Visitor } from './mails.ts';

/** The purpose of a link: a visitor chooses a time, a visitor changes a booking, or the agency's staff changes it. */
export type LinkPurpose = 'choose' | 'change' | 'staff';

/** Length of a code in characters of base64url: 132 bits. */
const CODE_LENGTH = 22;
/** Matches a token: an id, the moment when it expires (seconds since 1970 in base 36), and the code of both. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

/** Returns functions that sign and verify links. All processes of a database share the key. */
function signedAddresses(database: Database) {
  const secret = secretKey(database, 'booking-addresses');
  async function codeOf(purpose: LinkPurpose, id: string, until: string) {
    const code = createHmac('sha256', await secret()).update(`${purpose}\n${id}\n${until}`);
    return code.digest('base64url').slice(0, CODE_LENGTH);
  }
  return {
    /** Signs an id until a moment. */
    async sign(purpose: LinkPurpose, id: string, until: Date): Promise<string> {
      const end = Math.floor(until.getTime() / 1_000).toString(36);
      return `${id}.${end}.${await codeOf(purpose, id, end)}`;
    },
    /** Returns the id in a token; "forged" if it was not signed here for this purpose, "old" if it has expired. */
    async read(
      purpose: LinkPurpose,
      token: string,
      now: Date,
    ): Promise<{ id: string } | 'forged' | 'old'> {
      const [, id = '', until = '', code = ''] = TOKEN.exec(token) ?? [];
      if (!id) return 'forged';
      const right = Buffer.from(await codeOf(purpose, id, until));
      if (!timingSafeEqual(right, Buffer.from(code))) return 'forged';
      return Number.parseInt(until, 36) * 1_000 < now.getTime() ? 'old' : { id };
    },
  };
}

const DAY_MS = 24 * 60 * 60_000;
/** A lead can choose a time for this many days. */
const CHOOSE_DAYS = 14;

/** The result of opening a signed link. */
export type ResolvedLink =
  /** The link was not signed here, has expired, or belongs to an erased lead. */
  | { kind: 'forged' | 'old' | 'gone' }
  | { kind: 'lead'; leadId: string; visitor: Visitor; booking: Booking | undefined }
  /** `isStaff` is true if the link comes from the agency's mail, not from the visitor's. */
  | { kind: 'booking'; booking: Booking; visitor: Visitor; isStaff: boolean };

async function readVisitor(database: Database, leadId: string) {
  const lead = await database
    .selectFrom('leads')
    .select(['kind', 'name', 'email', 'firm', 'data', 'mark'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return undefined;
  const { phone } = JSON.parse(lead.data) as { phone?: unknown };
  const visitor: Visitor = {
    form: lead.kind,
    name: lead.name,
    email: lead.email,
    firm: lead.firm,
    phone: typeof phone === 'string' ? phone : undefined,
    spamReason: knownSpamReason(lead.mark),
  };
  return visitor;
}

export const addressWithParams = (page: string, params: Record<string, string | undefined>) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return `${page}?${query}`;
};

type Deps = { database: Database; settings: Pick<Settings, 'site' | 'SITE_URL'>; now(): Date };

/** Returns functions that create the links of leads and bookings, and that open them. */
export function sessionLinks({ database, settings, now }: Deps) {
  const addresses = signedAddresses(database);

  /** Returns the address of the page on which the visitor chooses a time. */
  async function choosingAddress(leadId: string, ask?: InquiryKind) {
    const until = new Date(now().getTime() + CHOOSE_DAYS * DAY_MS);
    const booking = await addresses.sign('choose', leadId, until);
    return addressWithParams(CONTACT_PAGES.thanks, {
      [BOOKING_PARAMS.booking]: booking,
      [BOOKING_PARAMS.ask]: ask,
    });
  }

  const addressOfSession = async (
    { id, start }: Booking,
    params: Record<string, string> = {},
    purpose: 'change' | 'staff' = 'change',
  ) => {
    const token = await addresses.sign(
      purpose,
      id,
      new Date(start.getTime() + sessionMs(settings.site.sessions)),
    );
    return addressWithParams(SESSION_PAGE, { [BOOKING_PARAMS.booking]: token, ...params });
  };

  async function changingAddresses(
    booking: Booking,
    purpose: 'change' | 'staff' = 'change',
  ): Promise<SessionPageAddresses> {
    const page = async (show: string) =>
      `${settings.SITE_URL}${await addressOfSession(booking, { [BOOKING_PARAMS.show]: show }, purpose)}`;
    const choosing = await choosingAddress(booking.leadId);
    const again = `${settings.SITE_URL}${choosing.replace(CONTACT_PAGES.thanks, SESSION_PAGE)}`;
    return { move: await page('move'), cancel: await page('cancel'), again };
  }

  /** Returns whether a link was signed here. Needs no query of bookings. */
  async function isOurs(purposes: readonly LinkPurpose[], token: string) {
    const reads = await Promise.all(
      purposes.map((purpose) => addresses.read(purpose, token, now())),
    );
    return reads.some((read) => typeof read !== 'string');
  }

  /** Opens a link for choosing a time. */
  async function readChoosing(token: string): Promise<ResolvedLink> {
    const read = await addresses.read('choose', token, now());
    if (typeof read === 'string') return { kind: read };
    const visitor = await readVisitor(database, read.id);
    if (!visitor) return { kind: 'gone' };
    const booking = await bookingOfLead(database, read.id);
    return { kind: 'lead', leadId: read.id, visitor, booking };
  }

  /** Opens a link for moving and canceling a booking. */
  async function readChanging(token: string): Promise<ResolvedLink> {
    const staff = await addresses.read('staff', token, now());
    const isStaff = typeof staff !== 'string';
    const read = isStaff ? staff : await addresses.read('change', token, now());
    if (typeof read === 'string') return { kind: read };
    const booking = await findBooking(database, read.id);
    const visitor = booking && (await readVisitor(database, booking.leadId));
    if (!booking || !visitor) return { kind: 'gone' };
    return { kind: 'booking', booking, visitor, isStaff };
  }
  return {
    choosingAddress,
    addressOfSession,
    changingAddresses,
    isOurs,
    readChoosing,
    readChanging,
  };
}
