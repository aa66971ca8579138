import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../../commands/edit/free-port.ts';

/** What PgBouncer 1.18 takes in the first message of a connection without a setting of its own. */
const KNOWN_PARAMETERS = new Set([
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
]);
/** Length and protocol version come before the parameters of the first message. */
const HEADER_BYTES = 8;

function refusal(text: string) {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** The names of the startup parameters in the first message, which is `name\0value\0…\0`. */
const parametersIn = (message: Buffer) =>
  message
    .subarray(HEADER_BYTES)
    .toString()
    .split('\0')
    .filter((name, index) => name && index % 2 === 0);

/** Passes connections on to PostgreSQL, and refuses startup parameters as PgBouncer does. */
export async function startStrictProxy(target: URL) {
  const refused: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => client.destroy());
    client.once('data', (first: Buffer) => {
      const unknown = parametersIn(first).find((name) => !KNOWN_PARAMETERS.has(name.toLowerCase()));
      if (unknown) {
        refused.push(unknown);
        client.end(refusal(`unsupported startup parameter: ${unknown}`));
        return;
      }
      const database = connect(Number(target.port), target.hostname, () => {
        database.write(first);
        client.pipe(database).pipe(client);
      });
      sockets.add(database);
      database.on('error', () => client.destroy());
      client.on('close', () => database.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url,
    refused,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Debian's PgBouncer before a database, in transaction mode, with no other setting. */
export async function startPgBouncer(program: string, target: URL) {
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
