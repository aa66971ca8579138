import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseLeads } from '../../server/leads/erase-leads.ts';
import { readLeads } from '../../server/leads/read-leads.ts';
import { type NewLead, storedAnswer, storeLead } from '../../server/leads/store-lead.ts';
import {
  findNextDue,
  LEASE_MS,
  markFailed,
  RANK,
  retryDeliveries,
} from '../../server/outbox/queue.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { newDelivery, newLead } from '../support/new-lead.ts';
import { allLeads } from '../support/stored-leads.ts';
import { claimAny, storeOneLead, undeliveredMails } from './support/outbox.ts';
import {
  type FreshStorage,
  freshDatabaseSettings,
  freshStorage,
  STORAGE_KINDS,
  silentLog,
} from './support/storage.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const ANY_MAIL = { channel: 'email', maxRank: RANK.spam } as const;
const later = (ms: number) => new Date(NOW.getTime() + ms);
const lead = {
  name: 'Ada Nuñez',
  email: 'Ada@Firm.example',
  firm: 'Nuñez & Co',
  data: { name: 'Ada Nuñez', message: 'first\nsecond' },
};

// No test cuts the power or reads the raw disk.
test('SQLite writes each lead to the disk, and erased data is overwritten', async () => {
  const storage = await freshStorage('sqlite');
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(
      storage.database,
    );
    return Object.values(rows[0] ?? {})[0];
  };
  const names = ['journal_mode', 'synchronous', 'secure_delete', 'foreign_keys'];
  const FULL = 2;
  expect(await Promise.all(names.map(pragma))).toEqual(['wal', FULL, 1, 1]);
});

const AT_ONCE = 20;
const READABLE_BY_ALL = 0o755;

const modesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [
      name,
      (statSync(join(folder, name)).mode & 0o777).toString(8),
    ]),
  );

test('only the owner may read the database, even in a folder that everybody may list', async () => {
  const databaseSettings = await freshDatabaseSettings('sqlite');
  chmodSync(databaseSettings.DATA_DIR, READABLE_BY_ALL);
  const storage = await openStorage(databaseSettings, silentLog);
  await storeOneLead(storage);
  expect(modesIn(databaseSettings.DATA_DIR)).toEqual({
    'site.sqlite': '600',
    'site.sqlite-shm': '600',
    'site.sqlite-wal': '600',
    'site.sqlite.lock': '600',
  });
  await storage.close();
  // An operator may have granted the permission to a group for backups.
  chmodSync(join(databaseSettings.DATA_DIR, 'site.sqlite'), 0o640);
  const again = await openStorage(databaseSettings, silentLog);
  await storeOneLead(again);
  expect(modesIn(databaseSettings.DATA_DIR)).toMatchObject({
    'site.sqlite': '640',
    'site.sqlite-wal': '640',
  });
  await again.close();
});

describe.each(STORAGE_KINDS)('storage on %s', (kind) => {
  let storage: FreshStorage;
  const store = (changes?: Partial<NewLead>, now = NOW) =>
    storeLead(storage.database, newLead({ ...lead, ...changes }), [newDelivery()], now);
  async function mustClaim(worker: string, now: Date) {
    const row = await claimAny(storage, worker, now);
    if (!row) throw new Error('There was nothing to claim.');
    return row;
  }
  beforeEach(async () => {
    storage = await freshStorage(kind);
  });

  test('stores a lead as it was sent, with its mail', async () => {
    const { leadId } = await store();
    const [stored] = await allLeads(storage.database);
    const mail = { status: 'waiting', attempts: 0, finishedAt: null };
    expect(stored).toMatchObject({ id: leadId, createdAt: NOW.toISOString(), ...lead, mail });
  });

  test('a spam reason is stored, and leads with one are read separately', async () => {
    await store({ email: 'good@firm.example' });
    await store({ email: 'bot@firm.example', spamReason: 'too-fast' });
    const emails = async (hasSpamReason: boolean) => {
      const pages = await Array.fromAsync(readLeads(storage.database, { hasSpamReason }));
      return pages.flat().map(({ email, mark }) => [email, mark]);
    };
    expect(await emails(false)).toEqual([['good@firm.example', null]]);
    expect(await emails(true)).toEqual([['bot@firm.example', 'too-fast']]);
  });

  test('stores neither lead nor mail when the mail cannot be stored', async () => {
    await sql`drop table outbox`.execute(storage.database);
    await expect(store()).rejects.toThrow();
    const rows = await storage.database.selectFrom('leads').select('id').execute();
    expect(rows).toEqual([]);
    await storage.check();
  });

  test('submissions without an id are separate leads, and ids of two forms are independent', async () => {
    await store();
    await store();
    await store({ submissionId: 'same-submission' });
    await store({ submissionId: 'same-submission', kind: 'scorecard' });
    expect(await allLeads(storage.database)).toHaveLength(4);
  });

  test('a mail is claimed by one process only, until its lease ends', async () => {
    await store();
    const claims = await Promise.all(
      ['a', 'b', 'c'].map((worker) => claimAny(storage, worker, NOW)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await findNextDue(storage, ANY_MAIL, NOW)).toBeUndefined();
    expect(await claimAny(storage, 'd', later(LEASE_MS - 1))).toBeUndefined();
    expect(await claimAny(storage, 'd', later(LEASE_MS))).toBeDefined();
  });

  test('a failed mail waits for its next attempt, a dead one for an operator', async () => {
    await store();
    const row = await mustClaim('a', NOW);
    await markFailed(storage, row, { code: 'ESOCKET', retryAt: later(8_000), now: NOW });
    expect(await claimAny(storage, 'a', later(7_999))).toBeUndefined();
    expect(await findNextDue(storage, ANY_MAIL, NOW)).toEqual(later(8_000));
    const again = await mustClaim('b', later(8_000));
    expect(again).toMatchObject({ attempts: 1, payload: row.payload });
    await markFailed(storage, row, { code: 'whoever lost it', retryAt: undefined, now: NOW });
    expect(await undeliveredMails(storage.database)).toMatchObject([
      { status: 'waiting', attempts: 1 },
    ]);
    await markFailed(storage, again, { code: 'EENVELOPE 550', retryAt: undefined, now: NOW });
    expect(await claimAny(storage, 'a', later(LEASE_MS * 100))).toBeUndefined();
    expect(await undeliveredMails(storage.database)).toMatchObject([
      { status: 'dead', attempts: 2, last_error: 'EENVELOPE 550' },
    ]);
    expect(await retryDeliveries(storage.database, later(10_000))).toBe(1);
    expect(await claimAny(storage, 'a', later(10_000))).toMatchObject({ attempts: 0 });
  });

  test('erases by id and by email regardless of capitals, with the mails, and no other lead', async () => {
    const { leadId = '' } = await store();
    await store({ email: 'ada@firm.EXAMPLE' });
    await store({ email: 'other@firm.example' });
    const erase = (idOrEmail: string) =>
      eraseLeads(storage, storage.settings.DATA_DIR, { idOrEmail });
    expect(await erase('nobody@firm.example')).toBe(0);
    expect(await erase(leadId)).toBe(1);
    expect(await erase('ADA@firm.example')).toBe(1);
    expect((await allLeads(storage.database)).map(({ email }) => email)).toEqual([
      'other@firm.example',
    ]);
    expect(await undeliveredMails(storage.database)).toHaveLength(1);
  });

  test('erases leads received before a moment, and nothing newer', async () => {
    await store();
    const erase = (before: Date) => eraseLeads(storage, storage.settings.DATA_DIR, { before });
    expect(await erase(NOW)).toBe(0);
    expect(await erase(new Date(NOW.getTime() + 1))).toBe(1);
    expect(await allLeads(storage.database)).toEqual([]);
  });

  test('simultaneous leads are each stored once, with their mail', async () => {
    let count = 0;
    const storeAnswered = (submissionId: string, changes: Partial<NewLead> = {}) => {
      const lead = newLead({ submissionId, answer: { submissionId, count: count++ }, ...changes });
      return storeLead(storage.database, lead, [newDelivery()], new Date());
    };
    const ids = Array.from(
      { length: AT_ONCE },
      (_, index) => `submission-${index % (AT_ONCE / 2)}`,
    );
    const results = await Promise.all(
      ids.map((id, index) => storeAnswered(id, { visit: index % 3 ? {} : { landing: '/' } })),
    );
    expect(results.map(({ answer }) => answer.submissionId)).toEqual(ids);
    expect(results.filter(({ leadId }) => leadId)).toHaveLength(AT_ONCE / 2);
    // All concurrent requests get the answer of the stored one.
    expect(new Set(results.map(({ answer }) => answer.count)).size).toBe(AT_ONCE / 2);
    expect(await storedAnswer(storage.database, 'strategy-session', 'submission-3')).toEqual(
      results[3]?.answer,
    );
    const outbox = () => storage.database.selectFrom('outbox').select('lead_id').execute();
    const stored = (await allLeads(storage.database)).map(({ id }) => id);
    expect((await outbox()).map((row) => row.lead_id).sort()).toEqual(stored.sort());

    // One of them violates a unique index, which must not affect the others.
    const rule = sql`create unique index one_each on leads (email) where email like 'twice%'`;
    await rule.execute(storage.database);
    const outcomes = await Promise.allSettled([
      storeAnswered('good-one-1'),
      storeAnswered('twice-one', { email: 'twice@firm.example' }),
      storeAnswered('twice-two', { email: 'twice@firm.example' }),
      storeAnswered('good-one-2'),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await outbox()).toHaveLength(AT_ONCE / 2 + 3);
  });
});
