import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { buildOptions, withBuildLock } from '../../build/freshness.ts';
import { type BuildStep, buildSite, stepTable } from '../../build/site-build.ts';
import { readSettings } from '../../server/settings.ts';
import { ROOT } from '../bootstrap/install.mjs';
import { copyWithCities, copyWithPosts } from './generated-content.ts';
import type { Part } from './part.ts';

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

const COUNT = 1_000;
/** What the site can grow by. */
const KINDS = { cities: copyWithCities, posts: copyWithPosts };
const isKind = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word);
const MIB_KB = 1_024;
const GIB = 1_024 ** 3;

/** What no earlier run has called its articles: with it everything of them is made for the first time. */
const newMark = () => `${randomUUID().slice(0, 4)}-`;

type Build = { steps: BuildStep[]; pages: number; ms: number; astroMib: number; sizes: string[] };

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

function print(title: string, { steps, pages, ms, astroMib, sizes }: Build): void {
  console.log(`\n${title}: ${pages} public pages in ${(ms / 1000).toFixed(1)} s`);
  console.log(stepTable(steps));
  console.log(`memory of the page build: ${astroMib.toFixed(0)} MiB at most`);
  console.log(sizes.join('\n'));
}

/** Builds with each number of new pages for the first time, and with the first of them again. */
async function grow(kind: keyof typeof KINDS, counts: readonly number[], folder: string) {
  const small = await measure(join(ROOT, 'content'), folder);
  print('As it is', small);
  const builds: Build[] = [];
  for (const count of counts) {
    const grown = join(folder, `content-${count}`);
    KINDS[kind](join(ROOT, 'content'), grown, count, newMark());
    const large = await measure(grown, folder);
    print(`With ${count} more ${kind}`, large);
    if (count === counts[0]) print('The same again', await measure(grown, folder));
    builds.push(large);
    rmSync(grown, { recursive: true, force: true });
  }
  return { small, builds };
}

export const scale: Part = {
  about: `time, memory and sizes of a build with ${COUNT} more cities or posts (name one; numbers change how many)`,
  async run(args) {
    const kind = args.find(isKind) ?? 'cities';
    const asked = args.filter((word) => /^\d+$/.test(word)).map(Number);
    const counts = asked.length > 0 ? asked : [COUNT];
    const folder = mkdtempSync(join(tmpdir(), 'northbar-scale-'));
    const cores = cpus();
    console.log(
      `${cores.length} x ${cores[0]?.model}, ${(totalmem() / GIB).toFixed(0)} GiB, Node ${process.version}`,
    );
    try {
      const { small, builds } = await grow(kind, counts, folder);
      console.log('\npages      all    each further page    memory of the page build');
      for (const { pages, ms, astroMib } of [small, ...builds]) {
        const each = pages > small.pages ? `${((ms - small.ms) / (pages - small.pages)).toFixed(0)} ms` : '';
        console.log(
          `${pages}`.padStart(5) +
            `${(ms / 1_000).toFixed(1)} s`.padStart(9) +
            each.padStart(21) +
            `${astroMib.toFixed(0)} MiB`.padStart(28),
        );
      }
      const finishMib = process.resourceUsage().maxRSS / MIB_KB;
      console.log(`memory of this process, which starts the builds: ${finishMib.toFixed(0)} MiB at most`);
      // Lists of articles may take further pages of their own.
      return builds.every(({ pages }, index) => pages - small.pages >= (counts[index] ?? 0));
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
