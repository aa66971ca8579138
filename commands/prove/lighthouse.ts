import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import runLighthouse from 'lighthouse';
import { MANIFEST_FILE, type Manifest } from '../../server/serving/manifest.ts';
import { ROOT } from '../bootstrap/install.mjs';
import { chromiumProgram, HEADLESS_FLAGS } from './chromium-program.ts';
import { median, type Part } from './part.ts';
import { stopped, withServer } from './server-process.ts';

const RUNS = 5;
const FIRST_PAINT_LIMIT_MS = 850;
const LARGEST_PAINT_LIMIT_MS = 1_200;
const BLOCKING_LIMIT_MS = 50;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What a page is not judged by: the console names the status of an error page, and Lighthouse wants all pages to be found. */
const NOT_OF_ERROR_PAGES: readonly string[] = ['best-practices', 'seo'];
const NOT_OF_HIDDEN_PAGES: readonly string[] = ['seo'];
const HIDDEN = '<meta name="robots" content="noindex"';

type Measurement = {
  scores: number[];
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** What the page asked for, and the bytes that came over the wire, headers included. */
  requests: number;
  bytes: number;
};

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
export async function measureOnce(url: string): Promise<Measurement> {
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
    const { details } = audits['network-requests'] ?? {};
    const requests = details?.type === 'table' ? details.items : [];
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      firstPaint: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
      largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      requests: requests.length,
      bytes: requests.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    };
  } finally {
    await stopped(child);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Of each type of page that visitors look for, the one with most HTML. */
function heaviestOfEachType(): string[] {
  const site = join(ROOT, 'dist');
  const { pages } = JSON.parse(readFileSync(join(site, MANIFEST_FILE), 'utf8')) as Manifest;
  const bytes = (path: string) =>
    statSync(join(site, `${path === '/' ? '/index' : decodeURI(path)}.html.br`)).size;
  const heaviest = new Map<string, string>();
  for (const { kind, path } of pages) {
    const other = heaviest.get(kind);
    if (kind !== 'aside' && (!other || bytes(path) > bytes(other))) heaviest.set(kind, path);
  }
  return [...heaviest.values()];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function measurePath(address: string, path: string): Promise<boolean> {
  const answer = await fetch(address + path);
  const isHidden = (await answer.text()).includes(HIDDEN);
  const unjudged = answer.ok ? (isHidden ? NOT_OF_HIDDEN_PAGES : []) : NOT_OF_ERROR_PAGES;
  const runs: Measurement[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await measureOnce(address + path));
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const firstPaint = median(runs.map((run) => run.firstPaint));
  const largestPaint = median(runs.map((run) => run.largestPaint));
  const blocking = median(runs.map((run) => run.blocking));
  const holds =
    scores.every((score, index) => score === 100 || unjudged.includes(CATEGORIES[index] ?? '')) &&
    firstPaint < FIRST_PAINT_LIMIT_MS &&
    largestPaint < LARGEST_PAINT_LIMIT_MS &&
    blocking < BLOCKING_LIMIT_MS;
  const named = CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(', ');
  const paints = `FCP ${seconds(firstPaint)}, LCP ${seconds(largestPaint)}, TBT ${blocking.toFixed(0)} ms`;
  const left = unjudged.length > 0 ? `; not judged: ${unjudged.join(', ')}` : '';
  console.log(`${holds ? 'holds' : 'FAILS'}  ${path}: ${named}, ${paints}${left}`);
  return holds;
}

export const lighthouse: Part = {
  about: `median of ${RUNS} mobile runs of the given paths, or of the heaviest page of each type: 100 in all four, FCP < ${seconds(FIRST_PAINT_LIMIT_MS)}, LCP < ${seconds(LARGEST_PAINT_LIMIT_MS)}, TBT < ${BLOCKING_LIMIT_MS} ms`,
  run: (paths) =>
    withServer(async ({ address }) => {
      let holds = true;
      for (const path of paths.length > 0 ? paths : heaviestOfEachType())
        holds = (await measurePath(address, path)) && holds;
      return holds;
    }),
};
