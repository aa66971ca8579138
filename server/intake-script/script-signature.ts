import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IntakeConfig } from '../../src/features/intake/schema.ts';
import { secretKey } from '../storage/secret-key.ts';
import type { Database } from '../storage/tables.ts';

/** What a signature stands for: these answers had this text as their script. */
type Signed = Pick<
  IntakeConfig,
  'practiceArea' | 'channel' | 'tone' | 'specialConsiderations' | 'firmName' | 'email' | 'callBack'
> & { text: string };

export type ScriptSigner = ReturnType<typeof scriptSigner>;

/**
 * Signs what this site has written, so that a script that comes back with a lead can be told from one that was changed
 * on the way; nothing is kept of it meanwhile. Errors: those of the database, until the key has been read once.
 */
export function scriptSigner(database: Database) {
  const key = secretKey(database, 'script-signature');
  const sign = async (signed: Signed) => {
    const { practiceArea, channel, tone, specialConsiderations, firmName, email, callBack, text } = signed;
    const words = [
      practiceArea,
      channel,
      tone,
      specialConsiderations,
      firmName,
      email,
      callBack,
      text.trim(),
    ];
    return createHmac('sha256', await key())
      .update(JSON.stringify(words))
      .digest('base64url');
  };
  return {
    sign,
    /** Whether it is the signature of just that. */
    async holds(signature: unknown, signed: Signed): Promise<boolean> {
      if (typeof signature !== 'string') return false;
      const right = Buffer.from(await sign(signed));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
