import { randomBytes } from 'node:crypto';
import type { Database } from './tables.ts';

const KEY_BYTES = 32;

async function readKey(database: Database, name: string): Promise<string> {
  const stored = database.selectFrom('secrets').select('value').where('name', '=', name);
  // writing needs a lock and happens once in the life of a database
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
 * The key of that name, which all processes of one database share: whichever is first makes it. Errors: those of the
 * database, until it has been read once.
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
