import { randomBytes } from 'node:crypto';
import type { Database } from './tables.ts';

const KEY_BYTES = 32;

async function readKey(database: Database, name: string): Promise<string> {
  const stored = database.selectFrom('secrets').select('value').where('name', '=', name);
  // Reading first avoids the lock of a write, which is needed only once for a database.
  const found = await stored.executeTakeFirst();
  if (found) return found.value;
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
}

/**
 * Returns a function that returns the secret key with a name. All processes of a database share the key; the first process
 * creates it. Errors: those of the database, until the key was read once.
 */
export function secretKey(database: Database, name: string) {
  let key: Promise<string> | undefined;
  return () => {
    key ??= readKey(database, name).catch((error) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}
