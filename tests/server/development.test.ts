import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../commands/edit/free-port.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_DEADLINE_MS = 50_000;
const RETRY_MS = 500;
const folder = mkdtempSync(join(tmpdir(), 'northbar-dev-'));
let child: ChildProcess;
let address = '';

async function answerOf(path: string, init: RequestInit = {}): Promise<Response> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      const response = await fetch(address + path, init);
      // The pages respond before the backend.
      if (response.status < 500) return response;
      throw new Error(`${path} answered ${response.status}`);
    } catch (error) {
      if (Date.now() > deadline || child.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
const request = async (path: string, headers: Record<string, string> = {}) =>
  (await answerOf(path, { headers })).text();

beforeAll(async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  address = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: `${port}`,
    BACKEND_PORT: `${backendPort}`,
    HOST: '127.0.0.1',
    DATA_DIR: folder,
  };
  // Astro refuses to start its development server inside Vitest.
  const { VITEST, NODE_ENV, ...env } = process.env;
  child = spawn(process.execPath, ['commands/dev.ts'], {
    cwd: ROOT,
    env: { ...env, ...settings, CACHE_DIR: join(folder, 'astro') },
    stdio: 'ignore',
  });
  await request('/sitemap');
});
afterAll(async () => {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
});

test('a form is answered by the backend, and its lead stored', async () => {
  const answer = await answerOf(CONTACT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(VISITOR),
  });
  expect(answer.status).toBe(200);
  expect((await storedLeads({ DATA_DIR: folder })).map(({ email }) => email)).toEqual([
    VISITOR.email,
  ]);
});
