import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { post, startProgram, startServerProcess } from './support/server-process.ts';
import { freshDatabaseSettings } from './support/storage.ts';

let dataDir: string;
let settings: Record<string, string>;
beforeEach(async () => {
  dataDir = (await freshDatabaseSettings('sqlite')).DATA_DIR;
  settings = { DATA_DIR: dataDir };
});
const sendLead = (url: string) => post(url, CONTACT_PATH, VISITOR);
const mailFiles = () =>
  existsSync(join(dataDir, 'outbox')) ? readdirSync(join(dataDir, 'outbox')) : [];

async function runLeads(...args: string[]) {
  const { child, ended } = startProgram(['commands/leads.ts', ...args], settings);
  const stdout = await text(child.stdout);
  return { code: await ended, stdout };
}

test('the server serves endpoints and pages, writes mails as files without a mail server, logs no personal data, and the leads commands work beside it', async () => {
  const server = await startServerProcess(settings);
  expect((await fetch(`${server.url}/healthz?x=1`)).status).toBe(200);
  expect((await fetch(`${server.url}/contact`)).status).toBe(200);
  expect((await fetch(`${server.url}/nothing`)).status).toBe(404);
  const response = await sendLead(server.url);
  expect(await response.json()).toMatchObject({ message: contactCopy().session.thanks });
  await eventually(() => expect(mailFiles()).toHaveLength(2));
  const json = await runLeads('export', '--json');
  expect(json.code).toBe(0);
  expect(JSON.parse(json.stdout)).toMatchObject([{ name: VISITOR.name, data: VISITOR }]);
  expect(await runLeads('erase', 'ADA@firm.example')).toEqual({ code: 0, stdout: '' });
  expect(mailFiles()).toEqual([]);
  expect((await sendLead(server.url)).status).toBe(200);
  expect(await server.end('SIGINT')).toBe(0);
  expect(server.output()).not.toMatch(/Ada|firm\.example|Two lines/);
});

test('the server runs on PostgreSQL, and survives cut connections', async () => {
  const { DATABASE_URL = '' } = await freshDatabaseSettings('postgres');
  settings = { ...settings, DATABASE_URL };
  const server = await startServerProcess(settings);
  expect((await sendLead(server.url)).status).toBe(200);
  const other = new Client({ connectionString: DATABASE_URL });
  await other.connect();
  const cutConnections =
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await other.query(cutConnections);
  await other.end();
  await vi.waitFor(async () => expect((await sendLead(server.url)).status).toBe(200), 10_000);
  expect(await storedLeads({ DATA_DIR: dataDir, DATABASE_URL })).toHaveLength(2);
  expect(await server.end('SIGTERM')).toBe(0);
});

test.each([
  ['SITE_DIR=/dev/null', /^The folder \/dev\/null of SITE_DIR has no built site: .+\n$/],
  // The block is reserved for documentation (RFC 5737), so no machine has this address.
  ['METRICS_HOST=192.0.2.1', /^METRICS_HOST: expected an address of this machine .+\(E\w+\)$/m],
  ['DATABASE_URL', /^The database of DATABASE_URL could not be opened: .+\n$/],
])(
  'an error in %s is reported in one sentence, and the server does not start',
  async (setting, message) => {
    const { DATABASE_URL = '' } = await freshDatabaseSettings('postgres');
    const [name = '', value = `${DATABASE_URL}-that-is-not-there`] = setting.split('=');
    const extraSettings = { PORT: '0', METRICS_PORT: '0', [name]: value };
    const { ended, output } = startProgram(['server/main.ts'], { ...settings, ...extraSettings });
    expect(await ended).toBe(1);
    expect(output()).toMatch(message);
    expect(output()).not.toMatch(/\n\s+at /);
  },
);
