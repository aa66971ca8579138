import { mkdirSync } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { firstLine, type Log } from '../log.ts';
import { migrate } from './migrations.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { sqlitePath } from './sqlite-path.ts';
import type { Database, Tables } from './tables.ts';

const POSTGRES_CONNECTIONS = 10;
/** For a connection, or for one of the pool to be free. */
const POSTGRES_CONNECT_TIMEOUT_MS = 3_000;
/**
 * A statement of this site takes milliseconds: the server ends one that takes this long.
 */
const POSTGRES_STATEMENT_TIMEOUT_MS = 15_000;
/**
 * A database that stands still cannot end anything, so a request does not wait for it either: with the rollback that
 * follows, a visitor has the answer (and the phone number) within six seconds.
 */
const POSTGRES_ANSWER_TIMEOUT_MS = 2_500;

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

/** `waits`: for changes of the tables and for commands, which take as long as they take. */
async function postgresDialect(url: string, log: Log, waits: boolean) {
  // loaded only where it is used, which most installations do not
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(waits
      ? {}
      : { statement_timeout: POSTGRES_STATEMENT_TIMEOUT_MS, query_timeout: POSTGRES_ANSWER_TIMEOUT_MS }),
  });
  const lost = (error: Error) => log.warn({ error: firstLine(error) }, 'a database connection was lost');
  // without listeners, a connection that drops would end the process: one while idle, one while it is in use
  pool.on('error', lost);
  pool.on('connect', (client) => void client.on('error', lost));
  return new PostgresDialect({ pool });
}

/**
 * Opens the database the settings name and brings its tables up to date. Errors: what the database says.
 * `waits`: for a command that may take longer than a visitor's request.
 */
export async function openStorage(
  { DATABASE_URL, DATA_DIR }: StorageSettings,
  log: Log,
  { waits = false } = {},
): Promise<Storage> {
  // only the owner may read what visitors wrote
  mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  const open = async (patient: boolean) =>
    new Kysely<Tables>({
      dialect: DATABASE_URL
        ? await postgresDialect(DATABASE_URL, log, patient)
        : sqliteDialect(sqlitePath(DATA_DIR)),
    });
  const first = await open(true);
  try {
    await migrate(first);
  } catch (error) {
    await first.destroy().catch(() => undefined);
    throw error;
  }
  const kind = DATABASE_URL ? 'postgres' : 'sqlite';
  let database = first;
  if (kind === 'postgres' && !waits) {
    await first.destroy();
    database = await open(false);
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
