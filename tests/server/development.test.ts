import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../commands/edit/dev-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_DEADLINE_MS = 50_000;
const folder = folderWith();

test('a form is answered by the backend of npm run dev, and its lead stored', async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  const address = `http://127.0.0.1:${port}`;
  // Astro refuses to start its development server inside Vitest.
  const { VITEST, NODE_ENV, ...env } = process.env;
  const ports = { PORT: `${port}`, BACKEND_PORT: `${backendPort}`, HOST: '127.0.0.1' };
  const child = spawn(process.execPath, ['commands/dev.ts'], {
    cwd: ROOT,
    env: { ...env, ...ports, DATA_DIR: folder, CACHE_DIR: join(folder, 'astro') },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  // The pages respond before the backend.
  const answerOf = (path: string, init?: RequestInit) =>
    vi.waitFor(
      async () => {
        const response = await fetch(address + path, init);
        expect(response.status).toBeLessThan(500);
        return response;
      },
      { timeout: START_DEADLINE_MS, interval: 500 },
    );
  await answerOf('/sitemap');
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
