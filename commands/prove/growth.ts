import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOptions, withBuildLock } from '../../build/freshness.ts';
import { buildSite } from '../../build/site-build.ts';
import type { BuildStep } from '../../build/steps.ts';
import { readSettings } from '../../server/settings.ts';
import { ROOT } from '../bootstrap/install.mjs';
import { copyWithCities, copyWithPosts } from './generated-content.ts';
import { tableHead, tableLine } from './table-lines.ts';

/** Files that grow with the number of articles, or must not. */
const WATCHED = [
  'blog.html',
  'blog/page/2.html',
  'blog/feed.xml',
  'blog/feed.json',
  'llms.txt',
  'llms-full.txt',
  'sitemap.xml',
];
const KILO = 1_000;

/** A built site's folder in; one line for each watched file it has out, its size as it is and in brotli. */
function watchedSizes(directory: string): string[] {
  const kilobytes = (file: string) => `${(statSync(file).size / KILO).toFixed(1)} KB`;
  return WATCHED.map((name) => ({ name, file: join(directory, name) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const brotli = existsSync(`${file}.br`) ? `, ${kilobytes(`${file}.br`)} brotli` : '';
      return `${name}: ${kilobytes(file)}${brotli}`;
    });
}

/** What the site can grow by. */
const KINDS = { cities: copyWithCities, posts: copyWithPosts };
type Kind = keyof typeof KINDS;
export const isKind = (word: string): word is Kind => Object.hasOwn(KINDS, word);
const MIB_KB = 1_024;

/** What no earlier run has called its articles: with it everything of them is made for the first time. */
const newMark = () => `${randomUUID().slice(0, 4)}-`;

export type Build = { steps: BuildStep[]; pages: number; ms: number; astroMib: number; sizes: string[] };

/** Builds a folder of content beside the site's own and removes it again; times, public pages and memory out. */
async function measure(content: string, folder: string): Promise<Build> {
  const output = join(ROOT, '.cache', 'scale');
  const memoryFile = join(folder, 'memory.txt');
  const measured = {
    CONTENT_DIR: content,
    CACHE_DIR: join(folder, 'astro'),
    PEAK_MEMORY_FILE: memoryFile,
    NODE_OPTIONS: `--import ${join(import.meta.dirname, 'peak-memory.mjs')}`,
  };
  Object.assign(process.env, measured);
  try {
    const options = { ...buildOptions(ROOT, readSettings(process.env)), output };
    const steps = await withBuildLock(ROOT, () => buildSite(options));
    const { pages } = JSON.parse(readFileSync(join(output, '.manifest.json'), 'utf8'));
    const peaks = readFileSync(memoryFile, 'utf8').trim().split('\n').map(Number);
    return {
      steps,
      pages: pages.length,
      ms: steps.reduce((sum, { ms }) => sum + ms, 0),
      astroMib: Math.max(...peaks) / MIB_KB,
      sizes: watchedSizes(output),
    };
  } finally {
    for (const name of Object.keys(measured)) delete process.env[name];
    rmSync(output, { recursive: true, force: true });
    rmSync(memoryFile, { force: true });
  }
}

/** Of the smallest site, of each larger one, and of the first of these once more. */
export type Growth = { small: Build; builds: Build[]; again: Build };

/**
 * Builds the site as it is, with each number of new cities or posts for the first time, and with the first number again.
 *
 * @param tell hears of each build as soon as it is done: they take minutes
 */
export async function grow(
  kind: Kind,
  counts: readonly [number, ...number[]],
  tell: (title: string, build: Build) => void = () => undefined,
): Promise<Growth> {
  const folder = mkdtempSync(join(tmpdir(), 'northbar-scale-'));
  const built = async (title: string, content: string) => {
    const build = await measure(content, folder);
    tell(title, build);
    return build;
  };
  try {
    const small = await built('As it is', join(ROOT, 'content'));
    const builds: Build[] = [];
    let again = small;
    for (const count of counts) {
      const grown = join(folder, `content-${count}`);
      KINDS[kind](join(ROOT, 'content'), grown, count, newMark());
      builds.push(await built(`With ${count} more ${kind}`, grown));
      if (count === counts[0]) again = await built('The same again', grown);
      rmSync(grown, { recursive: true, force: true });
    }
    return { small, builds, again };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const HEAD = ['public pages', 'build', 'each further page', 'memory of the page build'];
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** How a build grows, as a table: what is kept of the small site is kept, all that is new is made for the first time. */
export function growthTable({ small, builds, again }: Growth): string {
  const row = (note: string, { pages, ms, astroMib }: Build) => {
    const each = pages > small.pages ? `${((ms - small.ms) / (pages - small.pages)).toFixed(0)} ms` : '';
    return tableLine([`${pages}${note}`, seconds(ms), each, `${astroMib.toFixed(0)} MiB`]);
  };
  return [
    ...tableHead(HEAD),
    row(' as it is', small),
    ...builds.map((build) => row('', build)),
    row(' again', again),
  ].join('\n');
}
