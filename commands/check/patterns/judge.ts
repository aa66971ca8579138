import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { check } from 'recheck';
import recheck from 'recheck/package.json' with { type: 'json' };
import { perCore } from '../../../build/per-core.ts';
import type { Pattern } from './find-patterns.ts';

/** How the time of a pattern grows with its input; `unknown`: it could not be found out. */
export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown';

const KNOWN: readonly unknown[] = ['linear', 'polynomial', 'exponential'] satisfies Growth[];
/** In ms. The heaviest pattern takes 9 s; attacks that were found need not be carried out to be believed. */
const LIMITS = { timeout: 60_000, recallTimeout: -1 };
/** Another way of judging must not believe what was kept; nor does another version of the judge. */
const JUDGED_BY = `1 recheck ${recheck.version}`;

export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) => `/${source}/${flags}`;
const hashOf = (key: string) => createHash('sha256').update(`${JUDGED_BY} ${key}`).digest('base64url');

async function judge({ source, flags }: Pattern): Promise<Growth> {
  const found = await check(source, flags, LIMITS);
  if (found.status === 'unknown') return 'unknown';
  if (found.status === 'safe') return 'linear';
  return found.complexity.type === 'exponential' ? 'exponential' : 'polynomial';
}

type Kept = Record<string, unknown>;

async function readKept(file: string): Promise<Kept> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Kept;
}

/**
 * How each pattern grows, by keyOf(). What was found out stands in the file, which goes with the code: to judge all of
 * them takes a minute. What could not be found out is asked again, and what no pattern asks for any more goes.
 */
export async function judgePatterns(
  patterns: readonly Pattern[],
  file: string,
): Promise<Map<string, Growth>> {
  const kept = await readKept(file);
  const different = [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern])).values()];
  const judged = await perCore().map(different, async (pattern) => {
    const key = keyOf(pattern);
    const known = kept[hashOf(key)];
    return [key, KNOWN.includes(known) ? (known as Growth) : await judge(pattern)] as const;
  });
  const lines = judged
    .filter(([, growth]) => KNOWN.includes(growth))
    .map(([key, growth]) => [hashOf(key), growth] as const)
    .sort();
  const text = `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`;
  if (text !== `${JSON.stringify(kept, null, 2)}\n`) {
    const part = `${file}.${process.pid}`;
    await writeFile(part, text);
    await rename(part, file);
  }
  return new Map(judged);
}
