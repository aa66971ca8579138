import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { STUCK_MS } from '../../server/watchdog/watchdog.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { siteFolder, startProgram, startServerProcess } from './support/server-process.ts';

/** For the beat, the look and a busy machine, in ms. */
const SLACK_MS = 10_000;

test('a server that is stuck ends itself, and what it has acknowledged is still there', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'northbar-stuck-'));
  const { folder, remove } = siteFolder();
  const settings = { DATA_DIR, SITE_DIR: folder };
  const server = await startServerProcess(settings, 'tests/server/support/server-that-gets-stuck.ts');
  const answer = await fetch(`${server.url}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(VISITOR),
  });
  expect(answer.status).toBe(200);
  const start = performance.now();
  const code = await server.end('SIGUSR2');
  const took = performance.now() - start;
  expect([code, server.child.signalCode]).toEqual([null, 'SIGKILL']);
  expect(took).toBeGreaterThan(STUCK_MS - 1_000);
  expect(took).toBeLessThan(STUCK_MS + SLACK_MS);
  expect(server.output()).toMatch(/"alert":"stuck","silentMs":1\d{4},/);
  const again = await startServerProcess(settings);
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
  const { child, ended, output } = startProgram(['commands/leads.ts', 'export', '--json'], settings);
  child.stderr.removeAllListeners('data');
  expect(await ended).toBe(0);
  expect(JSON.parse(output())).toMatchObject([{ data: VISITOR }]);
  await again.end('SIGKILL');
  rmSync(DATA_DIR, { recursive: true, force: true });
  remove();
});

test('a machine that slept finds its server as it was', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'northbar-slept-'));
  const { folder, remove } = siteFolder();
  const server = await startServerProcess({ DATA_DIR, SITE_DIR: folder });
  server.child.kill('SIGSTOP');
  await sleep(STUCK_MS + 2_000);
  server.child.kill('SIGCONT');
  await vi.waitFor(async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200), SLACK_MS);
  await sleep(2_000);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).not.toContain('"stuck"');
  rmSync(DATA_DIR, { recursive: true, force: true });
  remove();
});
