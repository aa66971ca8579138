import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { STUCK_MS } from '../../server/watchdog/watchdog.ts';
import { siteFolder, startServerProcess } from './support/server-process.ts';

/** For the beat, the look and a busy machine, in ms. */
const SLACK_MS = 10_000;

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
