import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  afterAllTests,
  type FreshStorage,
  freshDatabaseSettings,
  freshStorage,
  STORAGE_KINDS,
  type StorageKind,
} from '../server/support/storage.ts';
import { storedLeads } from '../support/stored-leads.ts';

/**
 * Four pages of leads by default. `npm run prove -- volume` sets a number that fits neither into one
 * statement nor into the heap below.
 */
const COUNT = Number(process.env.LEADS ?? 2_000);
/** One page of leads fits into a heap of this size, in MB. */
const HEAP_MB = 48;
const TIMEOUT_MS = 60_000 + COUNT / 2;

const NUMBERS = {
  sqlite: sql`(with recursive counted(i) as (select 1 union all select i + 1 from counted where i < ${sql.lit(COUNT)}) select i from counted)`,
  postgres: sql`(select * from generate_series(1, ${sql.lit(COUNT)}) as counted(i))`,
};

/**
 * All leads are of 2020, thousands in the same minute, from one address, each with a delivered
 * mail.
 */
async function storeLeads(kind: StorageKind, { database }: FreshStorage) {
  const data = JSON.stringify({ message: 'A message as long as messages are. '.repeat(20) });
  const at = '2020-01-15T12:00:00.000Z';
  const time = sql`'2020-01-15T12:' || (10 + i % 50) || ':00.000Z'`;
  await sql`insert into leads (id, kind, name, email, data, answer, created_at)
    select 'lead-' || i, 'strategy-session', 'Ada', 'Ada@Firm.example', ${data}, '{}', ${time} from ${NUMBERS[kind]} as numbers`.execute(
    database,
  );
  await sql`insert into outbox (id, lead_id, channel, payload, status, attempts, next_attempt_at, created_at)
    select 'mail-' || i, 'lead-' || i, 'email', '{}', 'sent', 1, ${at}, ${at} from ${NUMBERS[kind]} as numbers`.execute(
    database,
  );
}

async function leadsCommand(databaseSettings: Record<string, string>, ...args: string[]) {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, 'commands/leads.ts', ...args],
    {
      env: { ...process.env, ...databaseSettings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let stderrText = '';
  child.stderr.on('data', (chunk) => {
    stderrText += chunk;
  });
  let lines = 0;
  createInterface({ input: child.stdout }).on('line', () => {
    lines += 1;
  });
  const [code] = await once(child, 'close');
  return { code, lines, stderr: stderrText.trim() };
}

describe.each(STORAGE_KINDS)(`${COUNT} leads on %s, in ${HEAP_MB} MB`, (kind) => {
  let storage: FreshStorage;
  let databaseSettings: Record<string, string>;
  const atLatest = afterAllTests();
  beforeAll(async () => {
    storage = await freshStorage(kind, atLatest);
    databaseSettings = { DATABASE_URL: '', ...storage.settings };
    await storeLeads(kind, storage);
  }, TIMEOUT_MS);
  const done = { code: 0, stderr: '' };

  test('are counted', { timeout: TIMEOUT_MS }, async () => {
    expect(await leadsCommand(databaseSettings, 'stats', '--since', '2020-01-01')).toMatchObject(
      done,
    );
  });

  test('are listed and exported', { timeout: 3 * TIMEOUT_MS }, async () => {
    expect(await leadsCommand(databaseSettings, 'list')).toEqual({ ...done, lines: COUNT + 1 });
    expect(await leadsCommand(databaseSettings, 'export', '--csv')).toEqual({
      ...done,
      lines: COUNT + 1,
    });
    const json = await leadsCommand(databaseSettings, 'export', '--json');
    expect(json).toMatchObject(done);
    expect((json.lines - 2) % COUNT).toBe(0);
  });

  test('half of them are erased by age, the others by address', {
    timeout: 3 * TIMEOUT_MS,
  }, async () => {
    const at = new Date().toISOString();
    await sql`update leads set created_at = ${at} where id like '%0' or id like '%2' or id like '%4' or id like '%6' or id like '%8'`.execute(
      storage.database,
    );
    const half = { code: 0, stderr: `Erased ${COUNT / 2} leads with all mails.` };
    expect(await leadsCommand(databaseSettings, 'erase', '--older-than', '12')).toMatchObject(half);
    if (kind === 'sqlite') {
      const { DATABASE_URL = '' } = await freshDatabaseSettings('postgres');
      await storage.database.destroy();
      const copied = await leadsCommand(databaseSettings, 'migrate-to', DATABASE_URL);
      expect(copied, copied.stderr).toMatchObject({ code: 0 });
      databaseSettings = { ...databaseSettings, DATABASE_URL };
    }
    expect(await leadsCommand(databaseSettings, 'erase', 'ADA@firm.example')).toMatchObject(half);
    expect(await storedLeads({ DATA_DIR: '', ...databaseSettings })).toEqual([]);
  });
});
