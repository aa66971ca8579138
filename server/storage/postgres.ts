import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { firstLine, type Log } from '../log.ts';
import { connectionAddresses } from './database-address.ts';
import { insertLeads } from './insert-leads.ts';
import { migrate } from './migrations.ts';
import type { Database, Tables } from './tables.ts';

/** The error for a database that answers but cannot store every lead. Its message is for the operator. */
class UnfitDatabase extends Error {}

/** Letters that visitors can type on any phone. Few encodings of a database can store all of them. */
const WORDS = 'We don’t know – Łódź, 株式会社, 👍🏽';

class TriedEnough extends Error {}

/** Stores a trial lead with its mail, and rolls both back. */
async function tryLead(database: Database) {
  const at = new Date().toISOString();
  const lead = {
    id: randomUUID(),
    kind: 'trial',
    name: WORDS,
    email: 'trial@localhost',
    created_at: at,
  };
  const delivery = {
    id: randomUUID(),
    lead_id: lead.id,
    channel: 'email' as const,
    payload: WORDS,
  };
  const due = {
    status: 'waiting' as const,
    attempts: 0,
    rank: 0,
    next_attempt_at: at,
    created_at: at,
  };
  const trial = database.transaction().execute(async (transaction) => {
    await insertLeads(transaction, [
      { lead: { ...lead, data: WORDS, answer: '{}' }, deliveries: [{ ...delivery, ...due }] },
    ]);
    await transaction
      .updateTable('outbox')
      .set({ status: 'sent' })
      .where('id', '=', delivery.id)
      .execute();
    throw new TriedEnough();
  });
  await trial.catch((error) => {
    if (!(error instanceof TriedEnough)) throw error;
  });
}

/** Errors: throws UnfitDatabase if the settings of the database would prevent the storage of some or all leads. */
async function checkSettings(database: Database): Promise<void> {
  const { rows } = await sql<{ encoding: string; read_only: string }>`
    select current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as read_only`.execute(
    database,
  );
  const [{ encoding, read_only } = { encoding: 'none', read_only: 'off' }] = rows;
  if (encoding !== 'UTF8')
    throw new UnfitDatabase(
      `expected a database in UTF8, got one in ${encoding}, which cannot store every letter; create one with: create database … encoding 'UTF8' template template0`,
    );
  if (read_only === 'on')
    throw new UnfitDatabase(
      'expected a database that can be written to, got a read-only one (a replica, or default_transaction_read_only is on)',
    );
}

/**
 * Stores a trial lead and rolls it back. The tables must exist. Errors: throws UnfitDatabase if the database cannot store
 * leads.
 */
async function checkTakesLeads(database: Database): Promise<void> {
  try {
    await tryLead(database);
  } catch (error) {
    if (error instanceof Error && /^(22|42|25006)/.test(String((error as { code?: string }).code)))
      throw new UnfitDatabase(`no lead can be stored: ${error.message}`, { cause: error });
    throw error;
  }
}

const CONNECTIONS = 10;
/** The longest wait for a new connection or for a free connection of the pool, in ms. */
const CONNECT_TIMEOUT_MS = 3_000;
/**
 * The longest wait for a statement, in ms. A statement of this site usually takes a few milliseconds. The visitor has an
 * answer (and the phone number) within six seconds, including the rollback after the timeout. The driver measures this
 * time: the setting `statement_timeout` would be a startup parameter, which poolers such as PgBouncer refuse.
 */
const ANSWER_TIMEOUT_MS = 2_500;

/**
 * The interval, in ms, at which the server tries again to reach a database that did not answer at the start. The other
 * constant is the interval at which it logs the failure.
 */
const AWAY_AGAIN_MS = 2_000;
const AWAY_LOG_MS = 60_000;

/** Opens a pool of connections. `patient` removes the time limit for statements: migrations and commands need it. */
async function openPool(address: string, log: Log, patient: boolean): Promise<Pool> {
  // The driver is loaded here because most installations do not use PostgreSQL.
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(patient ? {} : { query_timeout: ANSWER_TIMEOUT_MS }),
  });
  const lost = (error: Error) =>
    log.warn({ error: firstLine(error) }, 'a database connection was lost');
  // Without these listeners a lost connection would end the process. The first is for idle connections, the second for
  // connections in use.
  pool.on('error', lost);
  pool.on('connect', (client) => void client.on('error', lost));
  return pool;
}

const databaseOf = (pool: ConstructorParameters<typeof PostgresDialect>[0]['pool']) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
/** True if the database refused this kind of connection, encrypted or not, and may accept the other. */
const isOtherWay = (error: unknown) =>
  /does not support SSL|no pg_hba\.conf entry/.test(firstLine(error)) ||
  codeOf(error) === 'ECONNRESET';

/** Calls a function with each address in turn until the database accepts one, and returns that address. */
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
 * Matches errors that may end by themselves: no connection, or a server that is starting, stopping, full or busy (by the
 * class of the error code). All other errors are about settings, and so is 08P01: a pooler refuses a startup parameter.
 */
const AWAY =
  /^(ECONN|ENET|EHOST|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|08(?!P01)|40|53|55|57|58)|timeout|timed out|terminated/;
const isAway = (error: unknown) => AWAY.test(codeOf(error) || firstLine(error));

async function prepare(database: Database) {
  await checkSettings(database);
  await migrate(database);
}

/** Stores a trial lead through this pool. If this fails, closes the pool. */
async function checked(pool: Pool): Promise<Pool> {
  try {
    await checkTakesLeads(databaseOf(pool));
    return pool;
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Migrates the database and opens it for commands, without a time limit for statements. If `takesLeads` is true, it refuses
 * a database that cannot store every lead. Errors: throws UnfitDatabase and errors of the database.
 */
export async function openForCommands(
  url: string,
  log: Log,
  takesLeads: boolean,
): Promise<Database> {
  const address = await overAny(connectionAddresses(url), log, takesLeads ? prepare : migrate);
  const pool = await openPool(address, log, true);
  return databaseOf(takesLeads ? await checked(pool) : pool);
}

/**
 * Opens the database for the server: migrates its tables and stores a trial lead. If the database does not answer, the
 * server tries again until it does, and every query fails with the reason until then. Errors: throws if the database
 * answers but cannot be used.
 */
export async function openForServer(url: string, log: Log) {
  let pool: Pool | undefined;
  let reason: unknown;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const open = async () => {
    const address = await overAny(connectionAddresses(url), log, prepare);
    const opened = await checked(await openPool(address, log, false));
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

  let loggedAt = Number.NEGATIVE_INFINITY;
  function report(error: unknown) {
    const isNew = firstLine(error) !== firstLine(reason);
    reason = error;
    if (!isNew && performance.now() - loggedAt < AWAY_LOG_MS) return;
    loggedAt = performance.now();
    const facts = { error: firstLine(error), alert: 'storage-down' };
    if (isAway(error))
      log.error(facts, 'ALERT: the database cannot be reached; the server serves pages without it');
    else log.error(facts, 'ALERT: the database answers but cannot be used');
  }
  const again = async () => {
    try {
      await open();
      log.info('the database can be used now');
    } catch (error) {
      report(error);
      if (!closed) timer = setTimeout(again, AWAY_AGAIN_MS);
    }
  };

  try {
    await open();
  } catch (error) {
    if (!isAway(error)) throw error;
    report(error);
    timer = setTimeout(again, AWAY_AGAIN_MS);
  }
  return {
    database,
    /** Errors: throws the reason why the database cannot store leads now. */
    async check() {
      const { rows } = await sql<{ read_only: string }>`
        select current_setting('transaction_read_only') as read_only, (select 1 from leads limit 1)`.execute(
        database,
      );
      if (rows[0]?.read_only === 'on') throw new UnfitDatabase('the database is read-only');
    },
  };
}
