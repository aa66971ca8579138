import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { firstLine, type Log } from '../log.ts';
import { connectionAddresses } from './database-address.ts';
import { insertLeads } from './insert-leads.ts';
import { migrate } from './migrate.ts';
import type { Database, Tables } from './tables.ts';

class UnusableDatabase extends Error {}

/** Storing this text tests the database: only a few encodings can store all of its letters. */
const SAMPLE_TEXT = 'We don’t know – Łódź, 株式会社, 👍🏽';

class TrialDone extends Error {}

async function storeTrialLead(database: Database) {
  const at = new Date().toISOString();
  const lead = {
    id: randomUUID(),
    kind: 'trial',
    name: SAMPLE_TEXT,
    email: 'trial@localhost',
    data: SAMPLE_TEXT,
    answer: '{}',
    created_at: at,
  };
  const id = randomUUID();
  const delivery = {
    id,
    lead_id: lead.id,
    channel: 'email' as const,
    payload: SAMPLE_TEXT,
    status: 'waiting' as const,
    attempts: 0,
    rank: 0,
    next_attempt_at: at,
    created_at: at,
  };
  const trial = database.transaction().execute(async (transaction) => {
    await insertLeads(transaction, [{ lead, deliveries: [delivery] }]);
    await transaction.updateTable('outbox').set({ status: 'sent' }).where('id', '=', id).execute();
    throw new TrialDone();
  });
  await trial.catch((error) => {
    if (!(error instanceof TrialDone)) throw error;
  });
}

async function checkSettings(database: Database): Promise<void> {
  const { rows } = await sql<{ encoding: string; read_only: string }>`
    select current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as read_only`.execute(
    database,
  );
  const [{ encoding, read_only } = { encoding: 'none', read_only: 'off' }] = rows;
  if (encoding !== 'UTF8')
    throw new UnusableDatabase(
      `expected a database in UTF8, got one in ${encoding}, which cannot store every letter; create one with: create database … encoding 'UTF8' template template0`,
    );
  if (read_only === 'on')
    throw new UnusableDatabase(
      'expected a database that can be written to, got a read-only one (a replica, or default_transaction_read_only is on)',
    );
}

async function checkStoresLeads(database: Database): Promise<void> {
  try {
    await storeTrialLead(database);
  } catch (error) {
    if (error instanceof Error && /^(22|42|25006)/.test(String((error as { code?: string }).code)))
      throw new UnusableDatabase(`no lead can be stored: ${error.message}`, { cause: error });
    throw error;
  }
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 3_000;
// The driver enforces this timeout, because poolers such as PgBouncer refuse the parameter
// `statement_timeout`. A query and its rollback may both take this long, and a visitor still has an
// answer within six seconds.
const ANSWER_TIMEOUT_MS = 2_500;

const RECONNECT_DELAY_MS = 2_000;
const RECONNECT_LOG_MS = 60_000;

async function openPool(address: string, log: Log, allowsSlowQueries: boolean): Promise<Pool> {
  // The driver is loaded here because most installations do not use PostgreSQL.
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: address,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(allowsSlowQueries ? {} : { query_timeout: ANSWER_TIMEOUT_MS }),
  });
  const logLostConnection = (error: Error) =>
    log.warn({ error: firstLine(error) }, 'a database connection was lost');
  // Without a listener, a lost connection would end the process. The first listener is for idle
  // connections, the second listener for connections in use.
  pool.on('error', logLostConnection);
  pool.on('connect', (client) => void client.on('error', logLostConnection));
  return pool;
}

const createDatabase = (pool: ConstructorParameters<typeof PostgresDialect>[0]['pool']) =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
const isEncryptionRefused = (error: unknown) =>
  /does not support SSL|no pg_hba\.conf entry/.test(firstLine(error)) ||
  codeOf(error) === 'ECONNRESET';

async function firstAcceptedAddress(
  addresses: readonly string[],
  log: Log,
  prepareDatabase: (database: Database) => Promise<void>,
): Promise<string> {
  const [address = '', ...otherAddresses] = addresses;
  const database = createDatabase(await openPool(address, log, true));
  try {
    await prepareDatabase(database);
    return address;
  } catch (error) {
    if (!otherAddresses.length || !isEncryptionRefused(error)) throw error;
  } finally {
    await database.destroy().catch(() => undefined);
  }
  return firstAcceptedAddress(otherAddresses, log, prepareDatabase);
}

// Matches errors that may disappear by themselves: no connection, or a database server that is
// starting, stopping, full or busy. 08P01 is excluded: a pooler refuses a startup parameter.
const TEMPORARY_ERRORS =
  /^(ECONN|ENET|EHOST|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|08(?!P01)|40|53|55|57|58)|timeout|timed out|terminated/;
const isTemporary = (error: unknown) => TEMPORARY_ERRORS.test(codeOf(error) || firstLine(error));

async function checkAndMigrate(database: Database) {
  await checkSettings(database);
  await migrate(database);
}

async function requireLeadsStorable(pool: Pool): Promise<Pool> {
  try {
    await checkStoresLeads(createDatabase(pool));
    return pool;
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw error;
  }
}

type OpenDatabase = { database: Database; check(): Promise<void> };

const withCheck = (database: Database): OpenDatabase => ({
  database,
  async check() {
    const { rows } = await sql<{ read_only: string }>`
      select current_setting('transaction_read_only') as read_only, (select 1 from leads limit 1)`.execute(
      database,
    );
    if (rows[0]?.read_only === 'on') throw new UnusableDatabase('the database is read-only');
  },
});

export async function openForCommands(
  url: string,
  log: Log,
  storesLeads: boolean,
): Promise<OpenDatabase> {
  const address = await firstAcceptedAddress(
    connectionAddresses(url),
    log,
    storesLeads ? checkAndMigrate : migrate,
  );
  const pool = await openPool(address, log, true);
  return withCheck(createDatabase(storesLeads ? await requireLeadsStorable(pool) : pool));
}

// Until the database answers, connecting is tried again, and every query fails with the reason.
// Throws if the database answers but cannot be used.
export async function openForServer(url: string, log: Log): Promise<OpenDatabase> {
  let pool: Pool | undefined;
  let reason: unknown;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const openAndMigrate = async () => {
    const address = await firstAcceptedAddress(connectionAddresses(url), log, checkAndMigrate);
    const openedPool = await requireLeadsStorable(await openPool(address, log, false));
    if (isClosed) await openedPool.end();
    else pool = openedPool;
  };
  const database = createDatabase({
    async connect() {
      if (!pool) throw reason;
      return pool.connect();
    },
    async end() {
      isClosed = true;
      clearTimeout(timer);
      await pool?.end();
    },
    options: {},
  });

  let loggedAt = Number.NEGATIVE_INFINITY;
  function logUnavailable(error: unknown) {
    const isNew = firstLine(error) !== firstLine(reason);
    reason = error;
    if (!isNew && performance.now() - loggedAt < RECONNECT_LOG_MS) return;
    loggedAt = performance.now();
    const facts = { error: firstLine(error), alert: 'storage-down' };
    if (isTemporary(error))
      log.error(facts, 'ALERT: the database cannot be reached; the server serves pages without it');
    else log.error(facts, 'ALERT: the database answers but cannot be used');
  }
  const retry = async () => {
    try {
      await openAndMigrate();
      log.info('the database can be used now');
    } catch (error) {
      logUnavailable(error);
      if (!isClosed) timer = setTimeout(retry, RECONNECT_DELAY_MS);
    }
  };

  try {
    await openAndMigrate();
  } catch (error) {
    if (!isTemporary(error)) throw error;
    logUnavailable(error);
    timer = setTimeout(retry, RECONNECT_DELAY_MS);
  }
  return withCheck(database);
}
