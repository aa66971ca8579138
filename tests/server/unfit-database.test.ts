import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../commands/edit/dev-server.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { startProxy } from './support/proxy.ts';
import { runLeadsCommand } from './support/run-leads-command.ts';
import { post, startServerProcess } from './support/server-process.ts';
import { freshDatabaseSettings, freshStorage, silentLog } from './support/storage.ts';

async function createDatabase(...statements: string[]) {
  const { DATABASE_URL = '', ...settings } = await freshDatabaseSettings('postgres');
  const url = new URL(DATABASE_URL);
  const name = url.pathname.slice(1);
  const client = new Client({ connectionString: DATABASE_URL.replace(name, 'postgres') });
  await client.connect();
  for (const statement of statements) await client.query(statement.replaceAll('name', name));
  await client.end();
  return { ...settings, DATABASE_URL };
}
const databaseWithEncoding = (encoding: string) =>
  createDatabase(
    'drop database name',
    `create database name encoding '${encoding}' template template0`,
  );

test.each(['LATIN1', 'SQL_ASCII'])(
  'a database in the encoding %s is refused, both to open and as a target of migrate-to',
  async (encoding) => {
    const settings = await databaseWithEncoding(encoding);
    const reason = `expected a database in UTF8, got one in ${encoding}`;
    await expect(openStorage(settings, silentLog)).rejects.toThrow(reason);
    const source = await freshStorage('sqlite');
    const { notes } = await runLeadsCommand(source, ['migrate-to', settings.DATABASE_URL]);
    expect(notes).toMatch(/^Not migrated: expected a database in UTF8/);
  },
);

test('a server whose database is down at its start refuses only leads, and recovers by itself', async () => {
  const { DATABASE_URL, DATA_DIR } = await createDatabase();
  const port = await freePort();
  const closedAddress = new URL(DATABASE_URL);
  closedAddress.port = String(port);
  const server = await startServerProcess({ DATA_DIR, DATABASE_URL: closedAddress.href });
  const health = async () => {
    const response = await fetch(`${server.url}/healthz`);
    return [response.status, (await response.json()).storage];
  };
  const send = () => post(server.url, CONTACT_PATH, VISITOR);
  expect((await fetch(server.url)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await health()).toEqual([503, 'failing']);
  const refused = await send();
  expect(refused.status).toBe(500);
  expect((await refused.json()).error).toContain('call');
  expect(server.output()).toContain('"alert":"storage-down"');
  const restored = await startProxy(new URL(DATABASE_URL), port);
  await vi.waitFor(async () => expect((await health())[1]).toBe('ok'), 20_000);
  expect((await send()).status).toBe(200);
  expect(await health()).toEqual([200, 'ok']);
  expect(await server.end('SIGTERM')).toBe(0);
  await restored.stop();
});
