import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { run } from '../bootstrap/run.mjs';
import type { Part } from './part.ts';
import { printedAddress, stopped } from './server-process.ts';

/** A second start installs and builds nothing, in ms. */
const WARM_LIMIT_MS = 2_000;

/** Runs `npm start` until the home page has come whole; the time that took in ms out. */
async function timeStart(directory: string): Promise<number> {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(directory, '.data') };
  const start = performance.now();
  const child = spawn('npm', ['start'], { cwd: directory, env });
  try {
    const address = await printedAddress(child);
    const page = await fetch(address);
    if (!page.ok) throw new Error(`The home page answered ${page.status}.`);
    await page.text();
    return performance.now() - start;
  } finally {
    await stopped(child);
  }
}

export const coldStart: Part = {
  about: 'time from a fresh clone to a served page, and of the second start',
  async run() {
    const directory = mkdtempSync(join(tmpdir(), 'northbar-clone-'));
    try {
      if ((await run('git', ['clone', '--quiet', ROOT, directory])) !== 0) return false;
      const cold = await timeStart(directory);
      const warm = await timeStart(directory);
      console.log(`cold start ${(cold / 1000).toFixed(1)} s, warm start ${(warm / 1000).toFixed(2)} s`);
      return warm < WARM_LIMIT_MS;
    } finally {
      rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
