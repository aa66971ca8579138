import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filesBelow } from '../../src/content/content-files.ts';
import { ROOT } from '../bootstrap/install.mjs';
import type { Part } from './part.ts';
import { copyEnvironment, siteCopy } from './site-copy.ts';

const ARTICLES = {
  read: 'content/blog/law-firm-website-contract.md',
  listed: 'content/blog/law-firm-intake-speed-to-lead.md',
  removed: 'content/blog/law-firm-reviews-ethics.md',
};
const REPORT = 'content/report/what-law-firms-get-wrong-google-ai-overview.yaml';
/** Long enough to be at work on pages, in ms. */
const KILLED_AFTER_MS = [4_000, 6_000];

function build(root: string, killAfterMs?: number): Promise<boolean> {
  const child = spawn(process.execPath, ['commands/build.ts'], {
    cwd: root,
    env: copyEnvironment(root),
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (killAfterMs) wait(killAfterMs).then(() => child.pid && process.kill(-child.pid, 'SIGKILL'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

/** Everything that Astro has kept, by its name: what it is made of, and when it was written. */
function keptBy(root: string): Map<string, string> {
  const folder = copyEnvironment(root).CACHE_DIR;
  const { routes } = JSON.parse(readFileSync(join(folder, 'incremental-build.json'), 'utf8')) as {
    routes: Record<string, { dependencyHash: string; paths: Record<string, unknown> }>;
  };
  // Several pages are made at once, so their order is another each time.
  const made = Object.entries(routes).flatMap(([route, { dependencyHash, paths }]): [string, string][] => [
    [route, dependencyHash],
    ...Object.entries(paths).map(([path, page]): [string, string] => [
      `${route} ${path}`,
      JSON.stringify(page),
    ]),
  ]);
  const written = filesBelow(join(folder, 'dist')).map((file): [string, string] => [
    relative(folder, file),
    String(statSync(file).mtimeMs),
  ]);
  return new Map([...made, ...written]);
}

/** Whether a build of the same sources takes over what the last one made: else every comparison holds for nothing. */
async function takesOver(root: string): Promise<boolean> {
  const before = keptBy(root);
  if (!(await build(root))) return false;
  const after = keptBy(root);
  const anew = [...before.keys()].filter((name) => after.get(name) !== before.get(name));
  const isKept = before.size > 0 && anew.length === 0;
  console.log(
    `${isKept ? 'holds' : 'FAILS'}  without a change: ${before.size} kept  ${anew.slice(0, 5).join(' ')}`,
  );
  return isKept;
}

/** Files that differ between what was built step by step and what is built of the same sources at once. */
async function differences(root: string, folder: string): Promise<string[]> {
  const clean = siteCopy(root, mkdtempSync(join(folder, 'clean-')));
  if (!(await build(clean))) return ['the clean build failed'];
  const files = (at: string) => {
    const dist = join(at, 'dist');
    return new Map(filesBelow(dist).map((file) => [relative(dist, file), readFileSync(file)]));
  };
  const [kept, made] = [files(root), files(clean)];
  rmSync(clean, { recursive: true, force: true, maxRetries: 3 });
  return [...new Set([...kept.keys(), ...made.keys()])].filter((name) => {
    const [one, other] = [kept.get(name), made.get(name)];
    return !one || !other || !one.equals(other);
  });
}

/** What somebody does to the content between two builds. */
function steps(root: string): [string, () => void][] {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const edit = (file: string, from: RegExp | string, to: string) => {
    const before = text(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file}: nothing was changed`);
    writeFileSync(join(root, file), after);
  };
  const original = new Map(Object.values(ARTICLES).map((file) => [file, text(file)]));
  const undo = (file: string) => writeFileSync(join(root, file), original.get(file) ?? '');
  return [
    ['a word of an article', () => edit(ARTICLES.read, /$/, '\nOne sentence more.\n')],
    ['a title that others show', () => edit(ARTICLES.listed, /^title: (.*)$/m, 'title: Another Title of It')],
    ['the word again as it was', () => undo(ARTICLES.read)],
    ['a city', () => edit('content/cities/tampa.yaml', 'Port Tampa Bay', 'the port of Tampa')],
    ['a word of the report', () => edit(REPORT, 'What Law Firms Get Wrong', 'What Most Law Firms Get Wrong')],
    ['an article goes', () => rmSync(join(root, ARTICLES.removed))],
    ['and comes back', () => undo(ARTICLES.removed)],
    ['the code', () => edit('src/features/blog/article/asks.tsx', /$/, '\n// changed\n')],
  ];
}

async function holds(root: string, folder: string, after: string): Promise<boolean> {
  const differing = await differences(root, folder);
  console.log(
    `${differing.length === 0 ? 'holds' : 'FAILS'}  after ${after}  ${differing.slice(0, 5).join(' ')}`,
  );
  return differing.length === 0;
}

export const keptBuild: Part = {
  about:
    'builds that take pages over from the one before, changes and kills between them: byte for byte clean ones',
  async run() {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const folder = mkdtempSync(join(ROOT, '.cache', 'kept-'));
    try {
      const root = siteCopy(ROOT, join(folder, 'site'));
      let ok = (await build(root)) && (await takesOver(root));
      for (const [what, change] of steps(root)) {
        change();
        ok = (await build(root)) && (await holds(root, folder, what)) && ok;
      }
      const original = readFileSync(join(root, ARTICLES.read), 'utf8');
      for (const ms of KILLED_AFTER_MS) {
        writeFileSync(join(root, ARTICLES.read), `${original}\nNever published.\n`);
        await build(root, ms);
        writeFileSync(join(root, ARTICLES.read), original);
        ok = (await build(root)) && (await holds(root, folder, `a build killed after ${ms} ms`)) && ok;
      }
      return ok;
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
