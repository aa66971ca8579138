import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { readLeads } from '../../server/leads/read-leads.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import type { Database } from '../../server/storage/tables.ts';

export const silentLog = pino({ level: 'silent' });

const POLL_MS = 25;

export const allLeads = async (database: Database) =>
  (await Array.fromAsync(readLeads(database))).flat();

export async function storedLeads(databaseSettings: { DATA_DIR: string; DATABASE_URL?: string }) {
  const storage = await openStorage(databaseSettings, silentLog);
  return allLeads(storage.database).finally(storage.close);
}

export async function eraseDelivered(database: Database) {
  const waiting = database
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .limit(1);
  while ((await waiting.execute()).length) await pause(POLL_MS);
  await database.deleteFrom('outbox').execute();
  await database.deleteFrom('leads').execute();
}
