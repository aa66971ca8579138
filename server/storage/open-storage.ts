import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { firstLine, type Log } from '../log.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import type { Database, Tables } from './tables.ts';

/** File in the data directory that holds everything when no PostgreSQL is configured. */
const SQLITE_FILE = 'northbar.sqlite';
const POSTGRES_CONNECTIONS = 10;
const POSTGRES_CONNECT_TIMEOUT_MS = 5_000;
/** A statement of this site takes milliseconds: one that takes this long is stuck. */
const POSTGRES_STATEMENT_TIMEOUT_MS = 15_000;

export type Storage = {
  database: Database;
  kind: 'sqlite' | 'postgres';
  /** Resolves when the database answers a question, rejects when it does not. */
  check(): Promise<void>;
  /** Empties the write-ahead log, which still holds what was just erased; PostgreSQL tidies up by itself. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
};

type StorageSettings = { DATABASE_URL?: string | undefined; DATA_DIR: string };

async function postgresDialect(url: string, log: Log) {
  // loaded only where it is used, which most installations do not
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_CONNECT_TIMEOUT_MS,
    statement_timeout: POSTGRES_STATEMENT_TIMEOUT_MS,
  });
  // without a listener, a connection that drops while idle would end the process
  pool.on('error', (error) => log.warn({ error: firstLine(error) }, 'a database connection was lost'));
  return new PostgresDialect({ pool });
}

/** Opens the database the settings name and brings its tables up to date. Errors: what the database says. */
export async function openStorage(settings: StorageSettings, log: Log): Promise<Storage> {
  const kind = settings.DATABASE_URL ? 'postgres' : 'sqlite';
  // only the owner may read what visitors wrote
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const dialect = settings.DATABASE_URL
    ? await postgresDialect(settings.DATABASE_URL, log)
    : sqliteDialect(join(settings.DATA_DIR, SQLITE_FILE));
  const database = new Kysely<Tables>({ dialect });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy().catch(() => undefined);
    throw error;
  }
  return {
    database,
    kind,
    check: async () => void (await sql`select 1 from leads limit 1`.execute(database)),
    async checkpoint() {
      if (kind === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(database);
    },
    close: () => database.destroy(),
  };
}
