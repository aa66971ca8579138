import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import runLighthouse from 'lighthouse';
import { chromiumProgram, HEADLESS_FLAGS } from './chromium-program.ts';
import { median, type Part } from './part.ts';
import { stopped, withServer } from './server-process.ts';

const RUNS = 5;
const FIRST_PAINT_LIMIT_MS = 900;
const LARGEST_PAINT_LIMIT_MS = 1_300;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A page whose status is an error cannot be found by search engines, and the console names its status. */
const CATEGORIES_OF_ERROR_PAGES: readonly string[] = ['performance', 'accessibility'];
const DEFAULT_PATHS = ['/'];

type Measurement = { scores: number[]; firstPaint: number; largestPaint: number };

/** Starts a Chromium that takes orders on a port of its own choice. */
function startChromium(profile: string): Promise<{ child: ChildProcess; port: number }> {
  return new Promise((resolve, reject) => {
    const flags = [
      ...HEADLESS_FLAGS,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ];
    const child = spawn(chromiumProgram(), flags, { stdio: ['ignore', 'ignore', 'pipe'] });
    let printed = '';
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (port) resolve({ child, port: Number(port) });
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`Chromium did not start:\n${printed}`)));
  });
}

/** One run in a fresh profile: mobile, network and processor simulated, which are Lighthouse's defaults. */
async function measureOnce(url: string): Promise<Measurement> {
  const profile = mkdtempSync(join(tmpdir(), 'northbar-chromium-'));
  const { child, port } = await startChromium(profile);
  try {
    // An error page has its status on purpose; without this its run would end there.
    const result = await runLighthouse(url, {
      port,
      logLevel: 'error',
      ignoreStatusCode: true,
      onlyCategories: [...CATEGORIES],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      firstPaint: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    };
  } finally {
    await stopped(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function measurePath(address: string, path: string): Promise<boolean> {
  const { ok } = await fetch(address + path);
  const runs: Measurement[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await measureOnce(address + path));
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const firstPaint = median(runs.map((run) => run.firstPaint));
  const largestPaint = median(runs.map((run) => run.largestPaint));
  const holds =
    scores.every(
      (score, index) => score === 100 || !(ok || CATEGORIES_OF_ERROR_PAGES.includes(CATEGORIES[index] ?? '')),
    ) &&
    firstPaint < FIRST_PAINT_LIMIT_MS &&
    largestPaint < LARGEST_PAINT_LIMIT_MS;
  const named = CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(', ');
  const paints = `FCP ${(firstPaint / 1000).toFixed(2)} s, LCP ${(largestPaint / 1000).toFixed(2)} s`;
  console.log(`${holds ? 'holds' : 'FAILS'}  ${path}: ${named}, ${paints}`);
  return holds;
}

export const lighthouse: Part = {
  about: `median of ${RUNS} mobile runs of the given paths: 100 in all four, FCP < 0.9 s, LCP < 1.3 s`,
  run: (paths) =>
    withServer(async ({ address }) => {
      let holds = true;
      for (const path of paths.length > 0 ? paths : DEFAULT_PATHS)
        holds = (await measurePath(address, path)) && holds;
      return holds;
    }),
};
