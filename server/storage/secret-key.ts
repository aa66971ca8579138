import { randomBytes } from 'node:crypto';
import type { Database } from './tables.ts';

const KEY_BYTES = 32;

async function readKey(database: Database, name: string): Promise<string> {
  const keyQuery = database.selectFrom('secrets').select('value').where('name', '=', name);
  const existingKey = await keyQuery.executeTakeFirst();
  if (existingKey) return existingKey.value;
  await database
    .insertInto('secrets')
    .values({ name, value: randomBytes(KEY_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await keyQuery.executeTakeFirstOrThrow()).value;
}

/** All processes with the same database share the key. The first process creates it. */
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
