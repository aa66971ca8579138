import { join } from 'node:path';
import { type Insertable, Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import type { OutgoingDelivery } from '../../server/outbox/channels.ts';
import { startOutbox } from '../../server/outbox/worker.ts';
import { MIGRATIONS } from '../../server/storage/migrations.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { sqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import type { Channel, OutboxTable } from '../../server/storage/tables.ts';
import { allLeads } from '../support/stored-leads.ts';
import { claimAny, recordingLog, untilLeft } from './support/outbox.ts';
import {
  freshDatabaseSettings,
  freshStorage,
  STORAGE_KINDS,
  silentLog,
} from './support/storage.ts';

const CREATED_AT = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T12:05:00.000Z';
const MESSAGE = {
  subject: 'Grüße "Ada" \\ {"messageId":"forged"}',
  text: "one\ntwo\u2028 it's '' $1",
  html: '<p>&amp;</p>',
  replyTo: { name: 'Ada', address: 'ada@firm.example' },
};

const OLD_ROWS = [
  { id: 'waiting', message_id: '<waiting@northbar.example>', status: 'waiting', attempts: 3 },
  {
    id: 'sent',
    message_id: '<sent@northbar.example>',
    status: 'sent',
    attempts: 1,
    finished_at: LATER,
  },
  {
    id: 'dead',
    message_id: '<dead@odd"\\host>',
    status: 'dead',
    attempts: 2_000,
    finished_at: LATER,
  },
  {
    id: 'held',
    message_id: '<held@x>',
    status: 'waiting',
    attempts: 0,
    claimed_by: 'w',
    claimed_until: LATER,
  },
].map((row) => ({
  lead_id: `lead-${row.id}`,
  message: JSON.stringify(MESSAGE),
  next_attempt_at: CREATED_AT,
  claimed_until: null,
  claimed_by: null,
  last_error: row.attempts > 1 ? 'ESOCKET' : null,
  created_at: CREATED_AT,
  finished_at: null,
  ...row,
}));
const leadRow = (id: string) => ({
  id,
  kind: 'strategy-session',
  submission_id: null,
  name: 'Ada',
  email: 'ada@firm.example',
  firm: null,
  source: null,
  subject: null,
  page: '/',
  data: '{}',
  answer: '{}',
  created_at: CREATED_AT,
});

/** Creates a database of the version before channels, with leads and mails of every status. */
async function fillOldDatabase(databaseSettings: { DATA_DIR: string; DATABASE_URL?: string }) {
  const dialect = databaseSettings.DATABASE_URL
    ? new PostgresDialect({ pool: new Pool({ connectionString: databaseSettings.DATABASE_URL }) })
    : sqliteDialect(join(databaseSettings.DATA_DIR, 'site.sqlite'));
  const old = new Kysely<Record<string, Record<string, unknown>>>({ dialect });
  const migrator = new Migrator({ db: old, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateTo('0003-lead-subject');
  if (error) throw error;
  for (const row of OLD_ROWS) {
    await old.insertInto('leads').values(leadRow(row.lead_id)).execute();
    await old.insertInto('outbox').values(row).execute();
  }
  await old.destroy();
}

describe.each(STORAGE_KINDS)('on %s', (kind) => {
  test('mails of an older version become deliveries by email, and are otherwise unchanged', async () => {
    const databaseSettings = await freshDatabaseSettings(kind);
    await fillOldDatabase(databaseSettings);
    const storage = await openStorage(databaseSettings, silentLog);
    const rows = await storage.database.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(rows.map(({ payload, ...row }) => ({ ...row, payload: JSON.parse(payload) }))).toEqual(
      OLD_ROWS.map(({ message_id, message, ...row }) => ({
        ...row,
        channel: 'email',
        rank: 0,
        payload: { messageId: message_id, ...JSON.parse(message) },
      })).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    const leads = await allLeads(storage.database);
    expect(Object.fromEntries(leads.map(({ id, mail }) => [id, mail.status]))).toEqual(
      Object.fromEntries(OLD_ROWS.map(({ lead_id, status }) => [lead_id, status])),
    );
    const claim = (now: Date) => claimAny(storage, 'me', now);
    expect(await claim(new Date(CREATED_AT))).toMatchObject({ id: 'waiting', attempts: 3 });
    expect(await claim(new Date(CREATED_AT))).toBeUndefined();
    expect(await claim(new Date(LATER))).toMatchObject({
      id: expect.stringMatching(/waiting|held/),
    });
  });

  const row = (id: string, channel: Channel): Insertable<OutboxTable> => ({
    id,
    lead_id: 'lead',
    channel,
    payload: JSON.stringify({ of: id }),
    status: 'waiting',
    attempts: 0,
    next_attempt_at: CREATED_AT,
    last_error: null,
    created_at: CREATED_AT,
    finished_at: null,
  });
  async function withTwoDeliveries() {
    const storage = await freshStorage(kind);
    await storage.database.insertInto('leads').values(leadRow('lead')).execute();
    await storage.database
      .insertInto('outbox')
      .values([row('one', 'webhook'), row('two', 'email')])
      .execute();
    return storage;
  }
  function recordingChannel(failure?: Error) {
    const tried: OutgoingDelivery<unknown>[] = [];
    return {
      tried,
      channel: {
        atOnce: 1,
        async deliver(outgoing: OutgoingDelivery<unknown>) {
          tried.push(outgoing);
          if (failure) throw failure;
        },
        classify: () => ({ code: 'EHOOK', forGood: true }),
        withdraw: async () => undefined,
        close: vi.fn(),
      },
    };
  }

  test('a broken payload becomes a dead letter with an alert, and delays nothing', async () => {
    const storage = await withTwoDeliveries();
    await storage.database
      .updateTable('outbox')
      .set({ payload: '{"of":' })
      .where('id', '=', 'one')
      .execute();
    const [email, hook] = [recordingChannel(), recordingChannel()];
    const { log, lines } = recordingLog();
    const channels = { email: email.channel, webhook: hook.channel };
    const outbox = startOutbox({ storage, channels, log });
    await untilLeft(storage, { id: 'one', status: 'dead', attempts: 1, last_error: 'EPAYLOAD' });
    expect(email.tried).toHaveLength(1);
    await outbox.stop(1_000);
    expect(hook.tried).toEqual([]);
    const inOrder = lines.toSorted((a, b) => String(a.delivery).localeCompare(String(b.delivery)));
    expect(inOrder).toMatchObject([
      {
        alert: 'dead-letter',
        msg: 'ALERT: a webhook is undeliverable; see npm run leads -- outbox',
        delivery: 'one',
        channel: 'webhook',
        lead: 'lead',
        code: 'EPAYLOAD',
      },
      { msg: 'a lead mail was delivered', delivery: 'two', channel: 'email', lead: 'lead' },
    ]);
    const { claimed_by } = await storage.database
      .selectFrom('outbox')
      .select('claimed_by')
      .where('id', '=', 'one')
      .executeTakeFirstOrThrow();
    expect(claimed_by).toBeNull();
  });
});
