import { createHash } from 'node:crypto';
import { check } from 'recheck';
import { inParallel } from '../../../build/in-parallel.ts';
import { keptFiles } from '../../../src/content/kept-files.ts';
import type { Pattern } from './find-patterns.ts';

/** How the time of a pattern grows with its input; `unknown`: it could not be found out. */
export type Growth = 'linear' | 'polynomial' | 'exponential' | 'unknown';

const KNOWN: readonly string[] = ['linear', 'polynomial', 'exponential'] satisfies Growth[];
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

/** How each pattern grows, by keyOf(). What was found out is kept in the folder; what could not be is asked again. */
export async function judgePatterns(
  patterns: readonly Pattern[],
  keptIn: string,
): Promise<Map<string, Growth>> {
  const kept = await keptFiles(keptIn);
  const different = [...new Map(patterns.map((pattern) => [keyOf(pattern), pattern])).values()];
  const judged = await inParallel(different, async (pattern) => {
    const key = keyOf(pattern);
    const growth = await kept.get(
      hashOf(key),
      async () => Buffer.from(await judge(pattern)),
      (known) => KNOWN.includes(known.toString()),
    );
    return [key, growth.toString() as Growth] as const;
  });
  await kept.tidy();
  return new Map(judged);
}
