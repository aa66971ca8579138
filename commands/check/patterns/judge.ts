import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { check } from 'recheck';
import { inParallel } from '../../../build/in-parallel.ts';
import type { Pattern } from './find-patterns.ts';

/** How the time of a pattern grows with its input; `unknown`: it could not be found out. */
export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown';

/** In ms. The heaviest pattern takes 9 s; attacks that were found need not be carried out to be believed. */
const LIMITS = { timeout: 60_000, recallTimeout: -1 };
/** Another way of judging must not believe what was kept. */
const KEPT_FORMAT = 1;

export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) => `/${source}/${flags}`;
const hashOf = (key: string) => createHash('sha256').update(`${KEPT_FORMAT} ${key}`).digest('base64url');

async function judge({ source, flags }: Pattern): Promise<Growth> {
  const found = await check(source, flags, LIMITS);
  if (found.status === 'unknown') return 'unknown';
  if (found.status === 'safe') return 'linear';
  return found.complexity.type === 'exponential' ? 'exponential' : 'polynomial';
}

/**
 * In: patterns and the file that keeps what was found out, made when it is missing. Out: how each grows, by keyOf().
 * What is no longer asked for is dropped from the file, and what could not be found out is asked again.
 */
export async function judgePatterns(
  patterns: readonly Pattern[],
  keptIn: string,
): Promise<Map<string, Growth>> {
  const text = await readFile(keptIn, 'utf8').catch(() => '{}');
  const kept = JSON.parse(text) as Record<string, Growth>;
  const different = [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern])).values()];
  const judged = await inParallel(different, async (pattern) => {
    const key = keyOf(pattern);
    return [key, kept[hashOf(key)] ?? (await judge(pattern))] as const;
  });
  const known = judged.filter(([, growth]) => growth !== 'unknown');
  const now = JSON.stringify(Object.fromEntries(known.map(([key, growth]) => [hashOf(key), growth])));
  if (now !== text) {
    await mkdir(dirname(keptIn), { recursive: true });
    const part = `${keptIn}.${process.pid}`;
    await writeFile(part, now);
    await rename(part, keptIn);
  }
  return new Map(judged);
}
