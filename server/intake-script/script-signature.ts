import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IntakeConfig } from '../../src/features/intake/schema.ts';
import type { Database } from '../storage/tables.ts';

/** In bytes. */
const KEY_BYTES = 32;
const KEY_NAME = 'script-signature';

/** The key that all processes of one database share: whichever is first makes it. */
async function readKey(database: Database): Promise<string> {
  await database
    .insertInto('secrets')
    .values({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', KEY_NAME)
    .executeTakeFirstOrThrow();
  return value;
}

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
  let key: Promise<string> | undefined;
  const sign = async (signed: Signed) => {
    key ??= readKey(database).catch((error) => {
      key = undefined;
      throw error;
    });
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
    return createHmac('sha256', await key)
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
