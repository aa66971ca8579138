import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openStorage, type Storage } from '../../server/storage/open-storage.ts';
import { START, storeOneLead } from './support/outbox.ts';
import { runLeadsCommand } from './support/run-leads-command.ts';
import { startServerProcess } from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';
import {
  type FreshStorage,
  freshDatabaseSettings,
  freshStorage,
  silentLog,
} from './support/storage.ts';

let source: FreshStorage;
let databaseSettings: { DATA_DIR: string; DATABASE_URL: string };
let file: string;
beforeEach(async () => {
  source = await freshStorage('sqlite');
  const { DATABASE_URL = '', ...rest } = await freshDatabaseSettings('postgres');
  databaseSettings = { DATABASE_URL, ...rest };
  file = join(source.settings.DATA_DIR, 'site.sqlite');
});

async function migrate(url = databaseSettings.DATABASE_URL, from: { DATABASE_URL?: string } = {}) {
  await source.database.destroy();
  const storage = await openStorage({ ...source.settings, ...from }, silentLog);
  const result = await runLeadsCommand({ ...storage, settings: source.settings }, ['migrate-to'], {
    migrateTo: url,
  });
  await storage.close();
  return result;
}

async function withTarget<T>(use: (target: Storage) => Promise<T>) {
  const target = await openStorage(databaseSettings, silentLog);
  return use(target).finally(target.close);
}
async function allRows({ database }: Storage) {
  const tables = (await database.introspection.getTables()).map(({ name }) => name).sort();
  const contents = tables.map(async (name) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      database,
    );
    const lines = rows.map((row) =>
      JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
    );
    return [name, lines.sort()];
  });
  return Object.fromEntries(await Promise.all(contents)) as Record<string, string[]>;
}

/** The leads fill three pages, with input of people and attackers; mails have every status. */
async function fillDatabase(storage: FreshStorage) {
  const texts = [
    '👩‍⚖️',
    '𠮷',
    '\u200b=1+1',
    `'"\\;--\r\n\t\u0001\u2028`,
    '\ufeff',
    'x'.repeat(100_000),
    'null',
    '',
  ];
  const samples = Array.from({ length: 250 }, (_, index) => texts[index % texts.length] ?? '');
  const email = (index: number) => `a${index}@firm.example`;
  // One transaction for all leads makes few disk writes instead of 500.
  await Promise.all(
    samples.map((_, index) => storeOneLead(storage, email(index), new Date(START + index))),
  );
  await storage.database.transaction().execute(async (database) => {
    for (const [index, text] of samples.entries())
      await database
        .updateTable('leads')
        .set({ name: text, data: JSON.stringify({ text }), utm_source: text, called_after: index })
        .where('email', '=', email(index))
        .execute();
  });
  await sql`update outbox set status = case rowid % 50 when 0 then 'waiting' when 1 then 'dead' else 'sent' end, last_error = payload`.execute(
    storage.database,
  );
  await storage.database.insertInto('secrets').values({ name: 'key', value: 'k"\'🔑' }).execute();
  await storage.database
    .insertInto('model_calls')
    .values({ day: '2026-11-22', calls: 499 })
    .execute();
}

test('everything is copied unchanged, and the old database is renamed', async () => {
  await fillDatabase(source);
  const rowsBefore = await allRows(source);
  const { isDone, printed, notes } = await migrate();
  expect(isDone).toBe(true);
  expect(notes).toMatch(/^The database was copied, and all rows were compared/);
  expect(printed).toMatch(/^leads +250$/m);
  expect(printed).toMatch(/^outbox +250$/m);
  expect(printed).toMatch(/^secrets +1$/m);
  expect(await withTarget(allRows)).toEqual(rowsBefore);
  expect([existsSync(file), existsSync(`${file}.migrated`)]).toEqual([false, true]);
});

test('waiting deliveries are mailed once by the new server, and none by an old server that is started by mistake', async () => {
  await storeOneLead(source, 'waits@firm.example');
  await storeOneLead(source, 'was-sent@firm.example');
  await source.database
    .updateTable('outbox')
    .set({ status: 'sent' })
    .where('payload', 'like', '%was-sent%')
    .execute();
  expect((await migrate()).isDone).toBe(true);
  const smtp = await startSmtp();
  const settings = { SMTP_URL: smtp.url, DATA_DIR: source.settings.DATA_DIR };
  const servers = [
    await startServerProcess({ ...settings, DATABASE_URL: databaseSettings.DATABASE_URL }),
    await startServerProcess(settings),
  ];
  await expect.poll(() => smtp.mails.length, { timeout: 20_000 }).toBe(1);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);
  expect(smtp.mails.map((mail) => mail.replyTo?.[0]?.address)).toEqual(['waits@firm.example']);
  await smtp.stop();
});

test('a target that is not empty is refused', async () => {
  await storeOneLead(source);
  await withTarget((target) => storeOneLead(target, 'theirs@firm.example'));
  const rowsBefore = await withTarget(allRows);
  const { isDone, notes } = await migrate();
  expect(isDone).toBe(false);
  expect(notes).toContain('The target is not empty');
  expect(notes).toContain('1 in leads');
  expect(await withTarget(allRows)).toEqual(rowsBefore);
  expect(existsSync(file)).toBe(true);
});
