import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STUCK_MS } from '../../server/watchdog/watchdog.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';
import { siteFolder, startServerProcess } from './support/server-process.ts';

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
  expect(await storedLeads(settings)).toMatchObject([{ data: VISITOR }]);
  await again.end('SIGKILL');
  rmSync(DATA_DIR, { recursive: true, force: true });
  remove();
});
