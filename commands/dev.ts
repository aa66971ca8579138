/** `npm run dev`: Astro serves pages, and the backend restarts after each change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressAt } from '../server/http/listening.ts';
import { ROOT } from './bootstrap/install.mjs';
import { contentOrExit, settingsOrExit } from './or-exit.ts';

const DEFAULT_BACKEND_PORT = '4322';
const STOP_DEADLINE_MS = 5_000;

process.chdir(ROOT);
const settings = settingsOrExit();
await contentOrExit();
const backendPort = process.env.BACKEND_PORT || DEFAULT_BACKEND_PORT;
// Astro renders the pages, so the backend answers only functions.
const emptySiteFolder = join(ROOT, '.cache', 'dev-site');
mkdirSync(emptySiteFolder, { recursive: true });

const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
const origins = [settings.HOST, '127.0.0.1', 'localhost'].map((host) =>
  addressAt(host, settings.PORT),
);
const children: ChildProcess[] = [
  spawn(
    process.execPath,
    [astro, 'dev', '--host', settings.HOST, '--port', String(settings.PORT)],
    {
      stdio: 'inherit',
      env: { ...process.env, BACKEND_PORT: backendPort, ASTRO_TELEMETRY_DISABLED: '1' },
    },
  ),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: backendPort,
      HOST: '127.0.0.1',
      SITE_DIR: emptySiteFolder,
      ALLOWED_ORIGINS: [...new Set([...origins, ...settings.ALLOWED_ORIGINS])].join(','),
    },
  }),
];

let exitCode: number | undefined;
function stopAll(code: number): void {
  if (exitCode !== undefined) return;
  exitCode = code;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, STOP_DEADLINE_MS).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAll(0));
for (const child of children) {
  child.on('exit', (code) => {
    stopAll(code ?? 0);
    if (children.every(({ exitCode: code, signalCode }) => code !== null || signalCode !== null))
      process.exit(exitCode ?? 0);
  });
}
