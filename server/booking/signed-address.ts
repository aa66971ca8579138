import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretKey } from '../storage/secret-key.ts';
import type { Database } from '../storage/tables.ts';

/** What an address is for: a lead chooses its time, a booking is moved or cancelled, by the visitor or by staff. */
export type Purpose = 'choose' | 'change' | 'staff';

/** Of a code, in characters of base64url: 132 bits. */
const CODE_LENGTH = 22;
/** An id, when the address ends (seconds since 1970, base 36), and the code of both. */
const TOKEN = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{22})$/;

/** Signs and verifies the addresses of bookings. All processes of one database share the key. */
export function signedAddresses(database: Database) {
  const secret = secretKey(database, 'booking-addresses');
  async function codeOf(purpose: Purpose, id: string, until: string) {
    const code = createHmac('sha256', await secret()).update(`${purpose}\n${id}\n${until}`);
    return code.digest('base64url').slice(0, CODE_LENGTH);
  }
  return {
    /** Good until a moment. */
    async sign(purpose: Purpose, id: string, until: Date): Promise<string> {
      const end = Math.floor(until.getTime() / 1_000).toString(36);
      return `${id}.${end}.${await codeOf(purpose, id, end)}`;
    },
    /** The id, or the fault: signed elsewhere, signed for another purpose, or too old. */
    async read(
      purpose: Purpose,
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
