import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { migrationProvider } from '../../server/storage/migrate.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { sqliteDialect } from '../../server/storage/sqlite-dialect.ts';
import { allLeads } from '../support/stored-leads.ts';
import { claimAny } from './support/outbox.ts';
import { freshDatabaseSettings, STORAGE_KINDS, silentLog } from './support/storage.ts';

const CREATED_AT = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-01T12:05:00.000Z';
const MESSAGE = {
  subject: 'Grüße "Ada" \\ {"messageId":"forged"}',
  text: "one\ntwo\u2028 it's '' $1",
  html: '<p>&amp;</p>',
  replyTo: { name: 'Ada', address: 'ada@firm.example' },
};

const oldRow = (id: string, changes: object) => ({
  id,
  lead_id: `lead-${id}`,
  message_id: `<${id}@odd"\\host>`,
  message: JSON.stringify(MESSAGE),
  status: id,
  attempts: 1,
  next_attempt_at: CREATED_AT,
  claimed_until: null,
  claimed_by: null,
  last_error: null,
  created_at: CREATED_AT,
  finished_at: null,
  ...changes,
});
const OLD_ROWS = [
  oldRow('dead', { attempts: 2_000, last_error: 'ESOCKET', finished_at: LATER }),
  oldRow('held', { status: 'waiting', attempts: 0, claimed_by: 'w', claimed_until: LATER }),
  oldRow('sent', { finished_at: LATER }),
  oldRow('waiting', { attempts: 3, last_error: 'ESOCKET' }),
];
const leadRow = (id: string) => ({
  id,
  kind: 'strategy-session',
  name: 'Ada',
  email: 'ada@firm.example',
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
  const migrator = new Migrator({ db: old, provider: migrationProvider });
  const { error } = await migrator.migrateTo('0003-lead-subject');
  if (error) throw error;
  for (const row of OLD_ROWS) {
    await old.insertInto('leads').values(leadRow(row.lead_id)).execute();
    await old.insertInto('outbox').values(row).execute();
  }
  await old.destroy();
}

test.each(STORAGE_KINDS)(
  'mails of an older version become deliveries by email on %s, and are otherwise unchanged',
  async (kind) => {
    const databaseSettings = await freshDatabaseSettings(kind);
    await fillOldDatabase(databaseSettings);
    const storage = await openStorage(databaseSettings, silentLog);
    const rows = await storage.database.selectFrom('outbox').selectAll().orderBy('id').execute();
    expect(rows.map(({ payload, ...row }) => ({ ...row, payload: JSON.parse(payload) }))).toEqual(
      OLD_ROWS.map(({ message_id, message, ...row }) => ({
        ...row,
        channel: 'email',
        rank: 0,
        payload: { messageId: message_id, ...MESSAGE },
      })),
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
  },
);
