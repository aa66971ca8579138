import { connect } from 'node:net';
import { describe, expect, type TestContext, test } from 'vitest';
import { STOP_DEADLINE_MS } from '../../server/run.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { eventually } from './support/eventually.ts';
import { post, startServerProcess } from './support/server-process.ts';
import { freshDatabaseSettings } from './support/storage.ts';

/** This server waits one second for blocked clients. */
const HASTY_SERVER = 'tests/server/support/hasty-server.ts';

async function startServer(
  { onTestFinished }: TestContext,
  settings: Record<string, string> = {},
  program?: string,
) {
  const databaseSettings = await freshDatabaseSettings('sqlite', onTestFinished);
  const server = await startServerProcess(
    { ...databaseSettings, ...settings },
    program,
    onTestFinished,
  );
  return { ...server, databaseSettings };
}

// The tests wait for deadlines of the server, so they run concurrently.
describe.concurrent('a server that gets the signal to stop', () => {
  test('finishes a pending request', async (context) => {
    const server = await startServer(context);
    const body = JSON.stringify(VISITOR);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(
      `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ended = server.end('SIGTERM');
    await eventually(() => expect(server.output()).toContain('stopping'));
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    socket.write(body);
    await eventually(() => expect(answer).toContain('200 OK'));
    const answeredAt = Date.now();
    expect(await ended).toBe(0);
    expect(Date.now() - answeredAt).toBeLessThan(STOP_DEADLINE_MS / 2);
    expect(await storedLeads(server.databaseSettings)).toHaveLength(1);
  });

  test('reports that it is stopping during DRAIN_MS, and accepts requests until then', async (context) => {
    const drain = 1_000;
    const server = await startServer(context, { DRAIN_MS: String(drain) });
    const readyBefore = await fetch(`${server.url}/readyz`);
    expect(readyBefore.status).toBe(200);
    expect(readyBefore.headers.get('connection')).toBe('keep-alive');
    const start = Date.now();
    const ended = server.end('SIGTERM');
    await eventually(() => expect(server.output()).toContain('stopping'));
    const readyAfter = await fetch(`${server.url}/readyz`);
    expect(readyAfter.status).toBe(503);
    expect(await readyAfter.json()).toMatchObject({ status: 'ok', ready: false, stopping: true });
    for (const answer of [
      readyAfter,
      await fetch(server.url),
      await post(server.url, CONTACT_PATH, VISITOR),
    ])
      expect(answer.headers.get('connection')).toBe('close');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await ended).toBe(0);
    expect(Date.now() - start).toBeGreaterThanOrEqual(drain);
    expect(await storedLeads(server.databaseSettings)).toHaveLength(1);
  });

  test('does not wait forever for a blocked client', async (context) => {
    const server = await startServer(context, {}, HASTY_SERVER);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    const start = Date.now();
    expect(await server.end('SIGTERM')).toBe(0);
    expect(Date.now() - start).toBeLessThan(STOP_DEADLINE_MS / 2);
  });
});
