/** `npm run dev`: Astro serves pages, and the backend restarts after each change. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressAt } from '../server/http/listening.ts';
import { ROOT } from './bootstrap/install.mjs';
import { run, SIGNAL_EXIT_BASE } from './bootstrap/run.mjs';
import { checkContentOrExit, settingsOrExit } from './or-exit.ts';

const DEFAULT_BACKEND_PORT = '4322';

process.chdir(ROOT);
const { HOST, PORT, ALLOWED_ORIGINS } = settingsOrExit();
await checkContentOrExit();
const backendPort = process.env.BACKEND_PORT || DEFAULT_BACKEND_PORT;
// Astro serves the pages, so the backend has no pages and answers only calls of functions.
const emptySiteFolder = join(ROOT, '.cache', 'dev-site');
mkdirSync(emptySiteFolder, { recursive: true });

const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
const origins = [HOST, '127.0.0.1', 'localhost'].map((host) => addressAt(host, PORT));
const stop = new AbortController();
const startProgram = (args: string[], env: Record<string, string>) =>
  run(process.execPath, args, { env: { ...process.env, ...env }, signal: stop.signal });
const programs = [
  startProgram([astro, 'dev', '--host', HOST, '--port', String(PORT)], {
    BACKEND_PORT: backendPort,
    ASTRO_TELEMETRY_DISABLED: '1',
  }),
  startProgram(['--watch', '--watch-preserve-output', 'server/main.ts'], {
    PORT: backendPort,
    HOST: '127.0.0.1',
    SITE_DIR: emptySiteFolder,
    ALLOWED_ORIGINS: [...new Set([...origins, ...ALLOWED_ORIGINS])].join(','),
  }),
];
const code = await Promise.race(programs);
process.exitCode = code > SIGNAL_EXIT_BASE ? 0 : code;
// The abort sends SIGTERM to the program that still runs.
stop.abort();
await Promise.allSettled(programs);
