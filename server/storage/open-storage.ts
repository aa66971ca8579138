import { mkdirSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import type { Log } from '../log.ts';
import { migrate } from './migrations.ts';
import { openForCommands, openForServer } from './postgres.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqlitePath } from './sqlite-file.ts';
import type { Database, Tables } from './tables.ts';

export type Storage = {
  database: Database;
  kind: 'sqlite' | 'postgres';
  /** Resolves when the database answers and can be written to, rejects with the reason when it does not. */
  check(): Promise<void>;
  /** Empties the write-ahead log, which still has erased data; PostgreSQL does this by itself. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
};

type StorageSettings = { DATABASE_URL?: string | undefined; DATA_DIR: string };

const checkOf = (database: Database) => async () =>
  void (await sql`select 1 from leads limit 1`.execute(database));

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
    check: checkOf(database),
    checkpoint: async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(database)),
    close: () => database.destroy(),
  };
}

/**
 * Opens the database of the settings and brings its tables up to date. Errors: those of the database. `waits`: for a
 * command, which may take longer than a visitor's request and needs the database now; a server also starts without it.
 * `takesLeads`: a command refuses a database that could not store every lead, as the server does; other commands may
 * read a replica.
 */
export async function openStorage(
  { DATABASE_URL, DATA_DIR }: StorageSettings,
  log: Log,
  { waits = false, takesLeads = false } = {},
): Promise<Storage> {
  // only the owner may read what visitors wrote
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  if (!DATABASE_URL) return openSqlite(DATA_DIR);
  const { database, check } = waits
    ? await openForCommands(DATABASE_URL, log, takesLeads).then((opened) => ({
        database: opened,
        check: checkOf(opened),
      }))
    : await openForServer(DATABASE_URL, log);
  return {
    database,
    kind: 'postgres',
    check,
    checkpoint: async () => undefined,
    close: () => database.destroy(),
  };
}
