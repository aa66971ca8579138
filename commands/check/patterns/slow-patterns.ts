import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SourceFile } from '../source-files.ts';
import { BOUNDED_INPUTS, type BoundedInput, MADE_WHILE_RUNNING } from './bounded-input.ts';
import { type Composition, findPatterns, type Pattern } from './find-patterns.ts';
import { type Growth, judgePatterns, keyOf } from './judge.ts';

/**
 * Patterns put together from pieces, as they are once their files have been imported. `unseen` are the places
 * inside functions. A file that cannot be imported is an error.
 */
export async function composedPatterns(root: string, places: readonly Composition[]) {
  const paths = [...new Set(places.map(({ path }) => path))];
  const worker = new Worker(new URL('./record-patterns.ts', import.meta.url), {
    workerData: { root, paths },
  });
  const [patterns] = (await once(worker, 'message')) as [Pattern[]];
  await worker.terminate();
  const seen = new Set(patterns.map(({ path, line }) => `${path}:${line}`));
  return { patterns, unseen: places.filter(({ path, line }) => !seen.has(`${path}:${line}`)) };
}

const IS_CHECKED = /^(?:src|server|build|commands)\/.+(?<!\.(?:test|d))\.(?:ts|tsx|mjs)$/;
const JUDGED = 'commands/check/patterns/judged.json';

const isIn = (path: string, { paths }: Pick<BoundedInput, 'paths'>) =>
  paths.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));

/**
 * One line for each pattern that an input could keep busy, and for each path of the list of bounded inputs without
 * a pattern that needs it.
 */
export function patternFaults(
  patterns: readonly Pattern[],
  growthOf: (pattern: Pattern) => Growth,
  bounded: readonly BoundedInput[],
): string[] {
  const slow = patterns.filter((pattern) => growthOf(pattern) === 'polynomial');
  const listed = bounded.flatMap(({ paths }) => paths);
  return [
    ...patterns.flatMap((pattern) => {
      const growth = growthOf(pattern);
      const excused = growth === 'polynomial' && bounded.some((each) => isIn(pattern.path, each));
      if (growth === 'linear' || excused) return [];
      return [`${pattern.path}:${pattern.line}: ${growth} time: ${keyOf(pattern)}`];
    }),
    ...listed
      .filter((path) => !slow.some((pattern) => isIn(pattern.path, { paths: [path] })))
      .map((path) => `commands/check/patterns/bounded-input.ts: ${path} needs no bound any more`),
  ];
}

/** One line for each place that is not on the list, and for each path of the list that is no longer needed. */
export function unseenFaults(unseen: readonly Composition[], listed: readonly { path: string }[]): string[] {
  return [
    ...unseen
      .filter(({ path }) => !listed.some((each) => each.path === path))
      .map(
        ({ path, line }) =>
          `${path}:${line}: make this pattern where the file is imported, so that it is seen`,
      ),
    ...listed
      .filter(({ path }) => !unseen.some((each) => each.path === path))
      .map(({ path }) => `commands/check/patterns/bounded-input.ts: ${path} makes no pattern while running`),
  ];
}

/** One line for each pattern with which a visitor could stop the server. */
export async function slowPatterns(root: string, files: readonly SourceFile[]): Promise<string[]> {
  const found = findPatterns(files.filter(({ path }) => IS_CHECKED.test(path)));
  const { patterns: composed, unseen } = await composedPatterns(
    root,
    found.composed.filter(({ path }) => !path.startsWith('commands/check/patterns/')),
  );
  const patterns = [...found.patterns, ...composed];
  const growths = await judgePatterns(patterns, join(root, JUDGED));
  return [
    ...patternFaults(patterns, (pattern) => growths.get(keyOf(pattern)) ?? 'unknown', BOUNDED_INPUTS),
    ...unseenFaults(unseen, MADE_WHILE_RUNNING),
  ];
}
