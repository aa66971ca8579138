import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import type { Part } from './part.ts';

const IS_SOURCE = /^(?:src|server|build|commands)\/.*(?<!\.(?:test|fixture))\.(?:ts|tsx|astro|css|mjs|typ)$/;
const EXPORT = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm;
/** Names between braces, all names, or none for a file that is only run; then the file. */
const IMPORT =
  /^(?:import|export)\b(?:[^;'{]*\{([^}]*)\}[^;']*|[^;']*\bfrom |\s*)'(\.[^'?]+)|\bimport\('(\.[^'?]+)/gm;

/** What one file takes of another: names, `*` for all of them. */
type Import = { target: string; names: readonly string[] };
type Module = { path: string; exports: readonly string[]; imports: readonly Import[] };

const moduleOf = ([path, text]: [string, string]): Module => ({
  path,
  exports: [...text.matchAll(EXPORT)].map(([, name = '']) => name),
  imports: [...text.matchAll(IMPORT)].map(([, names, target, later]) => ({
    target: posix.join(posix.dirname(path), target ?? later ?? ''),
    names: names?.split(',').map((name) => /(?:type )?(\w+)/.exec(name.trim())?.[1] ?? '') ?? ['*'],
  })),
});

export const modulesOf = (files: ReadonlyMap<string, string>) => [...files].map(moduleOf);

/** Groups of files each of which imports every other by some way; types count. */
export function circlesOf(modules: readonly Module[]): string[][] {
  const targets = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const reachedFrom = (path: string) => {
    const found = new Set(targets.get(path));
    for (const each of found) for (const next of targets.get(each) ?? []) found.add(next);
    return found;
  };
  const reached = new Map(modules.map(({ path }) => [path, reachedFrom(path)]));
  const groups = [...reached]
    .filter(([path, found]) => found.has(path))
    .map(([path, found]) => [...found].filter((other) => reached.get(other)?.has(path)).sort());
  return [...new Map(groups.map((group) => [group.join(' '), group])).values()];
}

/** How many exports there are, and how many of them exactly one other file takes. */
export function countExports(modules: readonly Module[]) {
  const users = new Map<string, Set<string>>();
  for (const { path, imports } of modules)
    for (const { target, names } of imports)
      for (const name of names)
        users.set(`${target} ${name}`, (users.get(`${target} ${name}`) ?? new Set()).add(path));
  const of = (path: string, name: string) => users.get(`${path} ${name}`) ?? new Set();
  const counts = modules.flatMap(({ path, exports }) =>
    exports.map((name) => of(path, name).union(of(path, '*')).size),
  );
  return { all: counts.length, withOneUser: counts.filter((count) => count === 1).length };
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });

export const counts: Part = {
  about: 'files and lines of source without tests, circles, exports with one user: <commit>',
  async run([commit = 'HEAD']) {
    const paths = git('ls-tree', '-r', '--name-only', commit).split('\n');
    const files = new Map(
      paths.filter((path) => IS_SOURCE.test(path)).map((path) => [path, git('show', `${commit}:${path}`)]),
    );
    const lines = [...files.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    const modules = modulesOf(files);
    const circles = circlesOf(modules);
    const { all, withOneUser } = countExports(modules);
    for (const circle of circles) console.log(`  circle: ${circle.join(', ')}`);
    console.log(
      `${files.size} files, ${lines} lines, ${circles.length} circles, ${withOneUser} of ${all} exports with one user`,
    );
    return true;
  },
};
