import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import { runLeads } from '../../server/leads/run-leads.ts';
import { backUp, restoreBackup } from '../../server/storage/backup.ts';
import { sqlitePath } from '../../server/storage/sqlite-file.ts';
import { folderWith } from '../support/folder-with.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { BUSINESS } from './support/business.ts';
import { post, startServerProcess } from './support/server-process.ts';
import { startSmtp } from './support/smtp.ts';

let folder: string;
let dataDir: string;
let settings: Record<string, string>;
beforeEach(() => {
  folder = folderWith();
  dataDir = join(folder, 'data');
  settings = { DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0' };
});

const addressOf = (name: string) => `${name}@backup.example`;

const sendLead = async (url: string, name: string) =>
  (await post(url, CONTACT_PATH, { ...VISITOR, email: addressOf(name) })).status;

/** Runs a command in this process; `process.test.ts` starts the program. */
async function leadsCommand(args: string[], extraSettings: Record<string, string> = {}) {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const code = await runLeads(args, { CONTENT_DIR: BUSINESS, ...settings, ...extraSettings });
  const output = print.mock.calls.map(([line]) => `${line}\n`).join('');
  print.mockRestore();
  return { code, output };
}

async function startServerWithLeads(...names: string[]) {
  const server = await startServerProcess({ ...settings, SMTP_URL: 'smtp://127.0.0.1:9' });
  for (const name of names) expect(await sendLead(server.url, name)).toBe(200);
  return server;
}

async function storedEmails(DATA_DIR = dataDir) {
  return (await storedLeads({ DATA_DIR })).map(({ email }) => email).sort();
}

test('a backup of a running server is restored elsewhere: leads are present, and waiting mails are sent once', async () => {
  const file = join(folder, 'backup.sqlite');
  const server = await startServerWithLeads('one', 'two');
  // npm sets this variable to the folder of the operator.
  vi.stubEnv('INIT_CWD', folder);
  const backup = await leadsCommand(['backup', 'backup.sqlite']);
  vi.unstubAllEnvs();
  expect(backup.output).toBe(`2 leads in ${file}, checked.\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await sendLead(server.url, 'three')).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['backup.sqlite', 'data']);

  const elsewhere = join(folder, 'elsewhere', 'data');
  const restored = await leadsCommand(['restore', file], { DATA_DIR: elsewhere });
  expect(restored.output).toMatch(
    /^2 leads are back; 4 mails wait to be sent\.\nLeads that were erased .+\n$/,
  );
  expect(restored.code).toBe(0);
  // A mail in delivery and the next attempt of the others would take seconds.
  const database = new DatabaseSync(sqlitePath(elsewhere));
  database.exec('update outbox set next_attempt_at = created_at, claimed_until = null');
  database.close();
  const smtp = await startSmtp();
  const again = await startServerProcess({ ...settings, DATA_DIR: elsewhere, SMTP_URL: smtp.url });
  expect(await sendLead(again.url, 'four')).toBe(200);
  await vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThanOrEqual(6), 20_000);
  expect(await again.end('SIGTERM')).toBe(0);
  const names = ['four', 'one', 'two'].map(addressOf);
  const addressees = smtp.mails.map((mail) => mail.envelopeTo.join()).sort();
  expect(addressees.filter((addressee) => names.includes(addressee))).toEqual(names);
  const from = smtp.mails
    .flatMap((mail) => (names.includes(mail.envelopeTo.join()) ? [] : mail.replyTo?.[0]?.address))
    .sort();
  expect(from).toEqual(names);
});

test('a backup overwrites nothing, and a file that is not a backup is not restored', async () => {
  const server = await startServerWithLeads('one');
  const file = join(folder, 'backup.sqlite');
  writeFileSync(file, 'precious');
  const backup = await leadsCommand(['backup', file]);
  expect(backup).toEqual({ code: 1, output: `No backup was made: ${file} exists already\n` });
  expect(statSync(file).size).toBe(8);
  expect(await server.end('SIGTERM')).toBe(0);

  const other = join(folder, 'other.sqlite');
  new DatabaseSync(other).exec('create table leads (id text)');
  const newer = join(folder, 'newer.sqlite');
  backUp(dataDir, newer);
  const damaged = join(folder, 'damaged.sqlite');
  cpSync(newer, damaged);
  writeFileSync(damaged, randomBytes(2_000), { flag: 'r+' });
  const orphaned = join(folder, 'orphaned.sqlite');
  cpSync(newer, orphaned);
  const orphan = new DatabaseSync(orphaned, { enableForeignKeyConstraints: false });
  orphan.exec('delete from leads');
  orphan.close();
  const release = new DatabaseSync(newer);
  release.exec(`insert into kysely_migration values ('9999-to-come', '2100-01-01')`);
  release.close();
  for (const [invalidFile, reason] of [
    [join(folder, 'none.sqlite'), /does not exist/],
    [file, /file is not a database/],
    [damaged, /not a database|malformed|damaged/],
    [other, /it is not a database of leads/],
    [orphaned, /it is damaged: it has a mail without its lead/],
    [newer, /it was written by a newer release \(9999-to-come\)/],
  ] as const)
    expect(() => restoreBackup(dataDir, invalidFile, new Date())).toThrow(reason);
  expect(await storedEmails()).toEqual([addressOf('one')]);
  expect(readdirSync(dataDir).filter((name) => /partial|before/.test(name))).toEqual([]);
  for (const args of [['restore', newer, 'more'], ['backup'], ['nonsense']])
    expect((await leadsCommand(args)).code).toBe(2);
  const postgres = await leadsCommand(['backup', newer], {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
  });
  expect(postgres.output).toBe('No backup was made: the leads are in PostgreSQL: use pg_dump\n');
});

test('a restore is refused while the server runs; afterwards it leaves the former database beside the new one', async () => {
  const file = join(folder, 'backup.sqlite');
  const server = await startServerWithLeads('one');
  backUp(dataDir, file);
  expect(await sendLead(server.url, 'two')).toBe(200);
  const refused = await leadsCommand(['restore', file]);
  expect(refused.code).toBe(1);
  expect(refused.output).toBe('Nothing was restored: it is in use: stop the server first\n');
  expect(await sendLead(server.url, 'three')).toBe(200);
  // The latest writes are still in the write-ahead log.
  await server.end('SIGKILL');
  const { output } = await leadsCommand(['restore', file]);
  const aside = /old database is (.+): delete/.exec(output)?.[1] ?? '';
  expect(await storedEmails()).toEqual([addressOf('one')]);
  const beforeRestore = new DatabaseSync(aside, { readOnly: true });
  expect(beforeRestore.prepare('select count(*) as count from leads').get()).toEqual({ count: 3 });
  beforeRestore.close();
  expect(existsSync(`${aside}-wal`)).toBe(false);
});

test('a command reports a folder without a database and creates none', async () => {
  const { code, output } = await leadsCommand(['list']);
  expect(code).toBe(1);
  expect(output).toMatch(`There is no database in ${dataDir}. Run the command with the server's`);
  expect(existsSync(dataDir)).toBe(false);
});
