import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../commands/edit/free-port.ts';
import { storeLead } from '../../server/leads/store-lead.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { freshDatabaseSettings, silentLog } from '../server/support/storage.ts';
import { allLeads } from '../support/stored-leads.ts';

/** Starts PgBouncer in transaction mode with its default settings. */
async function startPgBouncer(program: string, target: URL) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'northbar-pgbouncer-'));
  chmodSync(folder, 0o755);
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${target.username}" "${target.password}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${target.hostname} port=${target.port} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = plain
auth_file = ${users}
pool_mode = transaction
unix_socket_dir =
`,
  );
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, [...asUser, settings], { stdio: 'ignore' });
  const stopped = once(child, 'exit');
  await vi.waitFor(async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  }, 10_000);
  const url = new URL(target);
  url.port = String(port);
  return {
    url,
    async stop() {
      child.kill();
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** `npm run prove -- pooler` sets the path of the program. */
const { PGBOUNCER } = process.env;
const AT_ONCE = 30;

const directPlace = async () => {
  const { DATABASE_URL = '', DATA_DIR } = await freshDatabaseSettings('postgres');
  return { DATA_DIR, target: new URL(DATABASE_URL) };
};

async function storeThrough(url: URL, dataDir: string) {
  const storage = await openStorage({ DATA_DIR: dataDir, DATABASE_URL: url.href }, silentLog);
  onTestFinished(storage.close);
  const results = Array.from({ length: AT_ONCE }, (_, index) => {
    const payload = {
      messageId: `<${index}@x.example>`,
      subject: 's',
      text: 't',
      html: 'h',
      replyTo: { name: 'Ada', address: 'ada@firm.example' },
    };
    return storeLead(
      storage.database,
      {
        kind: 'strategy-session',
        submissionId: `lead-${index}`,
        source: undefined,
        page: undefined,
        name: 'Ada',
        email: 'ada@firm.example',
        firm: undefined,
        data: {},
        answer: {},
      },
      [{ id: randomUUID(), channel: 'email', payload }],
      new Date(),
    );
  });
  await Promise.all(results);
  await storage.check();
  return (await allLeads(storage.database)).length;
}

test.runIf(PGBOUNCER)('leads are stored behind PgBouncer in transaction mode', async () => {
  const { DATA_DIR, target } = await directPlace();
  const pooler = await startPgBouncer(PGBOUNCER ?? '', target);
  onTestFinished(pooler.stop);
  expect(await storeThrough(pooler.url, DATA_DIR)).toBe(AT_ONCE);
});
