import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../commands/edit/dev-server.ts';
import { openStorage } from '../../server/storage/open-storage.ts';
import { storeOneLead } from '../server/support/outbox.ts';
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

test.runIf(PGBOUNCER)('leads are stored behind PgBouncer in transaction mode', async () => {
  const { DATABASE_URL = '', DATA_DIR } = await freshDatabaseSettings('postgres');
  const pooler = await startPgBouncer(PGBOUNCER ?? '', new URL(DATABASE_URL));
  onTestFinished(pooler.stop);
  const storage = await openStorage({ DATA_DIR, DATABASE_URL: pooler.url.href }, silentLog);
  onTestFinished(storage.close);
  const leads = Array.from({ length: AT_ONCE }, (_, index) =>
    storeOneLead(storage, `ada-${index}@firm.example`),
  );
  await Promise.all(leads);
  await storage.check();
  expect(await allLeads(storage.database)).toHaveLength(AT_ONCE);
});
