import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { readManifest } from '../../server/serving/manifest.ts';
import { listPath } from '../../src/features/blog/list/list-pages.ts';
import { publicPages, type SitePage } from '../../src/features/sitemap/site-page.ts';
import { CHROMIUM, HEADLESS_FLAGS } from '../../tests/support/chromium.ts';
import { startSite } from '../../tests/support/server.ts';
import { ROOT } from '../bootstrap/install.mjs';

const RUNS = 5;
const LIMITS_MS = {
  'first-contentful-paint': 850,
  'largest-contentful-paint': 1_200,
  'total-blocking-time': 50,
} as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const SITE = join(ROOT, 'dist');
const LIGHTHOUSE = join(ROOT, 'node_modules', '.bin', 'lighthouse');

function measureOnce(url: string): Result {
  const options = [`--chrome-flags=${HEADLESS_FLAGS.join(' ')}`, '--output=json', '--quiet'];
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const env = { ...process.env, ...(existsSync(CHROMIUM) && { CHROME_PATH: CHROMIUM }) };
  const json = execFileSync(LIGHTHOUSE, [url, ...options, categories], { env, maxBuffer: 1e8 });
  return JSON.parse(String(json)) as Result;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The public path of an article list differs from the path of its file. */
const publicPath = ({ path, list }: SitePage) => (list ? listPath(list) : path);

function heaviestOfEachType(pages: readonly SitePage[]): string[] {
  const sizeOf = ({ path }: SitePage) =>
    statSync(join(SITE, `${path === '/' ? '/index' : decodeURI(path)}.html.br`)).size;
  const heaviest = new Map<string, SitePage>();
  for (const page of publicPages(pages)) {
    const heaviestSoFar = heaviest.get(page.kind);
    if (!heaviestSoFar || sizeOf(page) > sizeOf(heaviestSoFar)) heaviest.set(page.kind, page);
  }
  return [...heaviest.values()].map(publicPath);
}

function checkPage(url: string): boolean {
  const runs = Array.from({ length: RUNS }, () => measureOnce(url));
  const scores = CATEGORIES.map((name) =>
    median(runs.map((run) => (run.categories[name]?.score ?? 0) * 100)),
  );
  const times = Object.entries(LIMITS_MS).map(([name, limitMs]) => {
    const ms = median(runs.map((run) => run.audits[name]?.numericValue ?? Number.NaN));
    return { text: `${name} ${ms.toFixed(0)} ms`, isGood: ms < limitMs };
  });
  const isGood = scores.every((score) => score === 100) && times.every((time) => time.isGood);
  const figures = [
    ...CATEGORIES.map((name, index) => `${name} ${scores[index]}`),
    ...times.map(({ text }) => text),
  ];
  console.log(`${isGood ? 'passes' : 'FAILS'}  ${new URL(url).pathname}: ${figures.join(', ')}`);
  return isGood;
}

const { pages } = await readManifest(SITE);
const paths = process.argv.length > 2 ? process.argv.slice(2) : heaviestOfEachType(pages);
const site = await startSite();
try {
  const failedPaths = paths.filter((path) => !checkPage(site.url + path));
  process.exitCode = failedPaths.length > 0 ? 1 : 0;
} finally {
  await site.stop();
}
