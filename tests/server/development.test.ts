import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../commands/edit/dev-server.ts';
import { folderWith } from '../support/folder-with.ts';
import { storedLeads } from '../support/stored-leads.ts';
import { CONTACT_PATH, VISITOR } from './support/app.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const START_DEADLINE_MS = 50_000;
const folder = folderWith();

test('npm run dev answers a form, stores its lead, and serves no files of the folder of leads', async () => {
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
  // `.data` is the default folder of leads.
  const secretFile = join(ROOT, '.data', `${port}.txt`);
  mkdirSync(dirname(secretFile), { recursive: true });
  writeFileSync(secretFile, 'a lead');
  onTestFinished(() => rmSync(secretFile));
  for (const path of [`/.data/${port}.txt`, `/@fs${secretFile}`, '/package.json'])
    expect([path, (await fetch(address + path)).status]).toEqual([
      path,
      path === '/package.json' ? 200 : 403,
    ]);
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
