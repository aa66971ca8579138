import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { firstLine, type Log } from '../log.ts';
import { connectionAddresses } from './database-address.ts';
import { checkSettings, checkTakesLeads, UnfitDatabase } from './database-fitness.ts';
import { migrate } from './migrations.ts';
import type { Database, Tables } from './tables.ts';

const CONNECTIONS = 10;
/** For a connection, or for one of the pool to be free. */
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * A statement of this site takes milliseconds: the server ends one that takes this long.
 */
const STATEMENT_TIMEOUT_MS = 15_000;
/**
 * A database that stands still cannot end anything, so a request does not wait for it either: with the rollback that
 * follows, a visitor has the answer (and the phone number) within six seconds.
 */
const ANSWER_TIMEOUT_MS = 2_500;

/** A database that was away at the start is tried again this often, and told of this often, in ms. */
const AWAY_AGAIN_MS = 2_000;
const AWAY_TOLD_MS = 60_000;

/** `patient`: for changes of the tables and for commands, which take as long as they take. */
async function openPool(address: string, log: Log, patient: boolean): Promise<Pool> {
  // loaded only where it is used, which most installations do not
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(patient ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS, query_timeout: ANSWER_TIMEOUT_MS }),
  });
  const lost = (error: Error) => log.warn({ error: firstLine(error) }, 'a database connection was lost');
  // without listeners, a connection that drops would end the process: one while idle, one while it is in use
  pool.on('error', lost);
  pool.on('connect', (client) => void client.on('error', lost));
  return pool;
}

const databaseOf = (pool: ConstructorParameters<typeof PostgresDialect>[0]['pool']) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
/** The way of connecting was refused, encrypted or not, and the other one may be taken. */
const isOtherWay = (error: unknown) =>
  /does not support SSL|no pg_hba\.conf entry/.test(firstLine(error)) || codeOf(error) === 'ECONNRESET';

/** Uses the database over the first address that it takes; that address out. */
async function overAny(
  addresses: readonly string[],
  log: Log,
  use: (database: Database) => Promise<void>,
): Promise<string> {
  const [address = '', ...others] = addresses;
  const database = databaseOf(await openPool(address, log, true));
  try {
    await use(database);
    return address;
  } catch (error) {
    if (!others.length || !isOtherWay(error)) throw error;
  } finally {
    await database.destroy().catch(() => undefined);
  }
  return overAny(others, log, use);
}

/**
 * It may be over in a moment: no connection came about, or the server is just starting or stopping, full or busy (by the
 * classes of its codes). All else is about the settings of one that is there.
 */
const AWAY =
  /^(ECONN|ENET|EHOST|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|08|40|53|55|57|58)|timeout|timed out|terminated/;
const isAway = (error: unknown) => AWAY.test(codeOf(error) || firstLine(error));

async function prepare(database: Database) {
  await checkSettings(database);
  await migrate(database);
  await checkTakesLeads(database);
}

/**
 * Brings the tables up to date and opens the database for commands, which take as long as they take. `takesLeads`: one
 * that would not keep every lead is refused. Errors: what the database says, UnfitDatabase.
 */
export async function openForCommands(url: string, log: Log, takesLeads: boolean): Promise<Database> {
  const address = await overAny(connectionAddresses(url), log, takesLeads ? prepare : migrate);
  return databaseOf(await openPool(address, log, true));
}

/**
 * Opens the database for the server: it takes leads, and its tables are up to date. One that is away is tried again
 * until it is there; whoever asks it something before gets the reason as an error. Errors: what a database says that is
 * there and cannot be used.
 */
export async function openForServer(url: string, log: Log) {
  let pool: Pool | undefined;
  let reason: unknown;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const open = async () => {
    const address = await overAny(connectionAddresses(url), log, prepare);
    const opened = await openPool(address, log, false);
    if (closed) await opened.end();
    else pool = opened;
  };
  const database = databaseOf({
    async connect() {
      if (!pool) throw reason;
      return pool.connect();
    },
    async end() {
      closed = true;
      clearTimeout(timer);
      await pool?.end();
    },
    options: {},
  });

  let toldAt = Number.NEGATIVE_INFINITY;
  function tell(error: unknown) {
    const isNew = firstLine(error) !== firstLine(reason);
    reason = error;
    if (!isNew && performance.now() - toldAt < AWAY_TOLD_MS) return;
    toldAt = performance.now();
    const facts = { error: firstLine(error), alert: 'storage-down' };
    if (isAway(error))
      log.error(facts, 'ALERT: the database cannot be reached; the pages are served without it');
    else log.error(facts, 'ALERT: the database is there and cannot be used');
  }
  const again = async () => {
    try {
      await open();
      log.info('the database is there');
    } catch (error) {
      tell(error);
      if (!closed) timer = setTimeout(again, AWAY_AGAIN_MS);
    }
  };

  try {
    await open();
  } catch (error) {
    if (!isAway(error)) throw error;
    tell(error);
    timer = setTimeout(again, AWAY_AGAIN_MS);
  }
  return {
    database,
    /** Errors: why it takes no leads now. */
    async check() {
      const { rows } = await sql<{ read_only: string }>`
        select current_setting('transaction_read_only') as read_only, (select 1 from leads limit 1)`.execute(
        database,
      );
      if (rows[0]?.read_only === 'on') throw new UnfitDatabase('the database is read-only');
    },
  };
}
