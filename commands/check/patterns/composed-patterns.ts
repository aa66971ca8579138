import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Composition, Pattern } from './find-patterns.ts';

/**
 * Patterns put together from pieces, as they are once their files have been imported.
 * In: project folder and the places. Out: the patterns, and the places of which none was seen, which are those
 * inside functions. Errors: a file that cannot be imported.
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
