import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import runLighthouse from 'lighthouse';
import { MANIFEST_FILE, type Manifest } from '../../server/serving/manifest.ts';
import { listPath } from '../../src/features/blog/list/list-pages.ts';
import { forCrawlers, type SitePage } from '../../src/features/sitemap/site-page.ts';
import { ROOT } from '../bootstrap/install.mjs';
import { chromiumProgram, HEADLESS_FLAGS } from './chromium-program.ts';
import { median, type Part } from './part.ts';
import { stopped, withServer } from './server-process.ts';

const RUNS = 5;
const FIRST_PAINT_LIMIT_MS = 850;
const LARGEST_PAINT_LIMIT_MS = 1_200;
const BLOCKING_LIMIT_MS = 50;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** A page whose status is an error cannot be found by search engines, and the console names its status. */
const CATEGORIES_OF_ERROR_PAGES: readonly string[] = ['performance', 'accessibility'];
/** Whether search engines may have the page: of one that is not for them, all else still counts. */
const FOR_CRAWLERS = 'is-crawlable';

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
export async function measureOnce(url: string, skipped: readonly string[] = []): Promise<Measurement> {
  const profile = mkdtempSync(join(tmpdir(), 'northbar-chromium-'));
  const { child, port } = await startChromium(profile);
  try {
    // An error page has its status on purpose; without this its run would end there.
    const result = await runLighthouse(url, {
      port,
      logLevel: 'error',
      ignoreStatusCode: true,
      onlyCategories: [...CATEGORIES],
      skipAudits: [...skipped],
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

const SITE = join(ROOT, 'dist');
const readManifest = () => JSON.parse(readFileSync(join(SITE, MANIFEST_FILE), 'utf8')) as Manifest;

/** Where visitors find a page. A list of articles has its file elsewhere, and who asks for that is led on: a turn more. */
const publicPath = ({ path, list }: SitePage) => (list ? listPath(list) : path);

/** By the list of pages, not by what the page itself says. */
const isForCrawlers = (path: string) =>
  readManifest().pages.every((page) => publicPath(page) !== path || forCrawlers(page) !== undefined);

/** Of each type of page that visitors look for, the one with most HTML. */
function heaviestOfEachType(): string[] {
  const { pages } = readManifest();
  const bytes = ({ path }: SitePage) =>
    statSync(join(SITE, `${path === '/' ? '/index' : decodeURI(path)}.html.br`)).size;
  const heaviest = new Map<string, SitePage>();
  for (const page of pages) {
    const other = heaviest.get(page.kind);
    if (page.kind !== 'aside' && (!other || bytes(page) > bytes(other))) heaviest.set(page.kind, page);
  }
  return [...heaviest.values()].map(publicPath);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function measurePath(address: string, path: string): Promise<boolean> {
  const { ok } = await fetch(address + path);
  const skipped = isForCrawlers(path) ? [] : [FOR_CRAWLERS];
  const runs: Measurement[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await measureOnce(address + path, skipped));
  const scores = CATEGORIES.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)));
  const firstPaint = median(runs.map((run) => run.firstPaint));
  const largestPaint = median(runs.map((run) => run.largestPaint));
  const blocking = median(runs.map((run) => run.blocking));
  const holds =
    scores.every(
      (score, index) => score === 100 || !(ok || CATEGORIES_OF_ERROR_PAGES.includes(CATEGORIES[index] ?? '')),
    ) &&
    firstPaint < FIRST_PAINT_LIMIT_MS &&
    largestPaint < LARGEST_PAINT_LIMIT_MS &&
    blocking < BLOCKING_LIMIT_MS;
  const named = CATEGORIES.map((name, index) => `${name} ${scores[index]}`).join(', ');
  const paints = `FCP ${seconds(firstPaint)}, LCP ${seconds(largestPaint)}, TBT ${blocking.toFixed(0)} ms`;
  const without = skipped.length > 0 ? ` (without ${skipped})` : '';
  console.log(`${holds ? 'holds' : 'FAILS'}  ${path}: ${named}${without}, ${paints}`);
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
