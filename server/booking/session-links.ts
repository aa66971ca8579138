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

export type LinkPurpose = 'choose' | 'change' | 'staff';

/** 22 characters of base64url have 132 bits. */
const CODE_LENGTH = 22;
/** A token has an id, the moment when it expires (seconds since 1970 in base 36), and a code. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

function linkSigner(database: Database) {
  const secret = secretKey(database, 'booking-addresses');
  async function createCode(purpose: LinkPurpose, id: string, until: string) {
    const code = createHmac('sha256', await secret()).update(`${purpose}\n${id}\n${until}`);
    return code.digest('base64url').slice(0, CODE_LENGTH);
  }
  return {
    async sign(purpose: LinkPurpose, id: string, until: Date): Promise<string> {
      const expiry = Math.floor(until.getTime() / 1_000).toString(36);
      return `${id}.${expiry}.${await createCode(purpose, id, expiry)}`;
    },
    /** Returns "forged" if the token was not signed here for this purpose, "old" if it expired. */
    async read(
      purpose: LinkPurpose,
      token: string,
      now: Date,
    ): Promise<{ id: string } | 'forged' | 'old'> {
      const [, id = '', until = '', typedCode = ''] = TOKEN.exec(token) ?? [];
      if (!id) return 'forged';
      const expectedCode = Buffer.from(await createCode(purpose, id, until));
      if (!timingSafeEqual(expectedCode, Buffer.from(typedCode))) return 'forged';
      return Number.parseInt(until, 36) * 1_000 < now.getTime() ? 'old' : { id };
    },
  };
}

const DAY_MS = 24 * 60 * 60_000;
const CHOOSE_DAYS = 14;

export type ResolvedLink =
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

export function sessionLinks({ database, settings, now }: Deps) {
  const signer = linkSigner(database);

  async function choosingAddress(leadId: string, ask?: InquiryKind) {
    const until = new Date(now().getTime() + CHOOSE_DAYS * DAY_MS);
    const booking = await signer.sign('choose', leadId, until);
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
    const token = await signer.sign(
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

  async function isOurs(purposes: readonly LinkPurpose[], token: string) {
    const results = await Promise.all(
      purposes.map((purpose) => signer.read(purpose, token, now())),
    );
    return results.some((result) => typeof result !== 'string');
  }

  async function readChoosing(token: string): Promise<ResolvedLink> {
    const result = await signer.read('choose', token, now());
    if (typeof result === 'string') return { kind: result };
    const visitor = await readVisitor(database, result.id);
    if (!visitor) return { kind: 'gone' };
    const booking = await bookingOfLead(database, result.id);
    return { kind: 'lead', leadId: result.id, visitor, booking };
  }

  async function readChanging(token: string): Promise<ResolvedLink> {
    const staffResult = await signer.read('staff', token, now());
    const isStaff = typeof staffResult !== 'string';
    const result = isStaff ? staffResult : await signer.read('change', token, now());
    if (typeof result === 'string') return { kind: result };
    const booking = await findBooking(database, result.id);
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
