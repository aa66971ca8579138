import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOptions, withBuildLock } from '../../build/freshness.ts';
import { buildSite } from '../../build/site-build.ts';
import { readManifest } from '../../server/serving/manifest.ts';
import { listFiles } from '../../server/serving/read-files.ts';
import { addressOf } from '../../server/serving/stored-file.ts';
import { readSettings } from '../../server/settings.ts';
import { SAMPLE_LINE } from '../../src/content/sample-line.ts';
import { FEEDS } from '../../src/features/blog/feed/feeds.ts';
import { LLMS_FULL_PATH } from '../../src/text/markdown-address.ts';
import { ROOT } from '../bootstrap/install.mjs';
import type { Part } from './part.ts';
import { printedAddress, stopped } from './server-process.ts';

const PUBLIC = { SITE_URL: 'https://harbor.law' };
const PREVIEW = { ...PUBLIC, ALLOW_SAMPLES: '1' };
const LEFT_OUT = [...Object.values(FEEDS).map(({ path }) => path), LLMS_FULL_PATH];
const REVIEW_DATA = /"@type":\s*"(Review|AggregateRating)"/;

type Env = Record<string, string>;

/** Builds the site into a folder of its own; what stopped it out, or undefined. */
async function build(output: string, env: Env): Promise<string | undefined> {
  const options = { ...buildOptions(ROOT, readSettings(env)), output };
  try {
    await withBuildLock(ROOT, () => buildSite(options));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Starts the server over a folder; what the work found out, or what stopped the start. */
async function serve<T>(
  SITE_DIR: string,
  env: Env,
  work: (address: string) => Promise<T>,
): Promise<T | string> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'northbar-samples-'));
  const { PATH = '' } = process.env;
  const settings = { PATH, PORT: '0', DATA_DIR, SITE_DIR, ...env };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: ROOT, env: settings });
  try {
    return await work(await printedAddress(child));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await stopped(child);
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

/** What every page of a built folder says of samples, and what it leaves out: how many pages do each. */
async function counted(directory: string) {
  const names = (await listFiles(directory)).filter((name) => name.endsWith('.html'));
  const pages = names.map((name) => readFileSync(join(directory, name), 'utf8'));
  const having = (isSo: (html: string) => boolean) => pages.filter(isSo).length;
  return {
    pages: pages.length,
    line: having((html) => html.includes(SAMPLE_LINE.label)),
    noindex: having((html) => /<meta [^>]*\bnoindex\b/.test(html)),
    reviews: having((html) => REVIEW_DATA.test(html)),
    feeds: having((html) => LEFT_OUT.some((path) => html.includes(path))),
    addresses: names.map(addressOf),
  };
}

/** Statuses of what a preview leaves out, and the pages whose answer does not ask to be kept out of search results. */
async function asked(address: string, paths: readonly string[]) {
  const statuses = await Promise.all(LEFT_OUT.map(async (path) => (await fetch(address + path)).status));
  const open: string[] = [];
  for (const path of paths) {
    const { headers } = await fetch(address + path, { redirect: 'manual' });
    if (headers.get('x-robots-tag') !== 'noindex') open.push(path);
  }
  return { statuses, open };
}

export const samples: Part = {
  about:
    'builds and starts for a local and a public address, with and without ALLOW_SAMPLES (two real builds)',
  async run() {
    const folder = mkdtempSync(join(ROOT, '.cache', 'samples-'));
    const [local, preview] = [join(folder, 'local'), join(folder, 'preview')];
    const failed: string[] = [];
    const holds = (what: string, isSo: boolean, seen: unknown) => {
      console.log(`${isSo ? 'holds ' : 'FAILS '} ${what}`);
      if (!isSo) failed.push(`${what}: ${JSON.stringify(seen)}`);
    };
    const refused = (told: unknown) => typeof told === 'string' && told.includes('SITE_URL is');
    try {
      const told = await build(join(folder, 'none'), PUBLIC);
      holds('a public build stops and says why', refused(told), told);

      await build(local, {});
      const plain = await counted(local);
      holds('a local build is as ever', plain.line === 0 && plain.reviews > 0 && plain.feeds > 0, plain);
      holds('and most of its pages may be indexed', plain.noindex < plain.pages / 2, plain.noindex);
      for (const env of [PUBLIC, PREVIEW]) {
        const start = await serve(local, env, async () => 'started');
        holds(`its pages do not start with ${JSON.stringify(env)}`, refused(start), start);
      }

      const stopper = await build(preview, PREVIEW);
      const shown = await counted(preview);
      const { samples: record } = await readManifest(preview);
      holds('a preview is built, and knows what it is', !stopper && record?.preview === true, stopper);
      holds('every page says so', shown.line === shown.pages, shown);
      holds('every page asks not to be indexed', shown.noindex === shown.pages, shown);
      holds(
        'no review or rating is given as data, no feed is linked',
        shown.reviews + shown.feeds === 0,
        shown,
      );
      const start = await serve(preview, PUBLIC, async () => 'started');
      holds('it does not start without the setting', refused(start), start);
      const answers = await serve(preview, PREVIEW, (address) => asked(address, shown.addresses));
      const served = typeof answers === 'object' && answers.open.length === 0;
      holds('every answer asks not to be indexed', served, answers);
      const gone = typeof answers === 'object' && answers.statuses.every((status) => status === 404);
      holds('feeds and whole text are not there', gone, answers);
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
    for (const line of failed) console.error(line);
    return failed.length === 0;
  },
};
