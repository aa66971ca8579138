import { mkdirSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import type { Log } from '../log.ts';
import { migrate } from './migrate.ts';
import { openForCommands, openForServer } from './postgres.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqlitePath } from './sqlite-file.ts';
import type { Database, Tables } from './tables.ts';

export type Storage = {
  database: Database;
  kind: 'sqlite' | 'postgres';
  /** Rejects with the reason if the database is not usable. */
  check(): Promise<void>;
  /** Empties SQLite's write-ahead log, which still contains erased data. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
};

type StorageSettings = { DATABASE_URL?: string | undefined; DATA_DIR: string };

async function openSqlite(dataDir: string): Promise<Storage> {
  const database = new Kysely<Tables>({ dialect: sqliteDialect(sqlitePath(dataDir)) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw error;
  }
  return {
    database,
    kind: 'sqlite',
    check: async () => void (await sql`select 1 from leads limit 1`.execute(database)),
    checkpoint: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(database)),
    close: () => database.destroy(),
  };
}

/**
 * If the database cannot be reached, a server starts anyway, but a command (`isCommand`) fails.
 * With `storesLeads`, a database that cannot store every lead is refused, such as a replica.
 */
export async function openStorage(
  { DATABASE_URL, DATA_DIR }: StorageSettings,
  log: Log,
  { isCommand = false, storesLeads = false } = {},
): Promise<Storage> {
  // Only the owner may read this folder, because it has data of visitors.
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  if (!DATABASE_URL) return openSqlite(DATA_DIR);
  const { database, check } = await (isCommand
    ? openForCommands(DATABASE_URL, log, storesLeads)
    : openForServer(DATABASE_URL, log));
  return {
    database,
    kind: 'postgres',
    check,
    checkpoint: async () => undefined,
    close: () => database.destroy(),
  };
}
