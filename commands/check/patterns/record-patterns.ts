/** Runs in a thread of its own: imports the files it is given and tells every pattern that they put together. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Pattern } from './find-patterns.ts';

const { root, paths } = workerData as { root: string; paths: readonly string[] };
const base = pathToFileURL(join(root, '/')).href;
const made: Pattern[] = [];

/** The line of ours that is being run, of the files that were asked for. */
function whereMade() {
  for (const frame of (new Error().stack ?? '').split('\n')) {
    const at = frame.indexOf(base);
    const [path = '', line] = at < 0 ? [] : frame.slice(at + base.length).split(':');
    if (paths.includes(path)) return { path, line: Number(line) };
  }
  return undefined;
}

const Original = RegExp;
function keep(pattern: RegExp) {
  const place = whereMade();
  if (place) made.push({ source: pattern.source, flags: pattern.flags, ...place });
  return pattern;
}
globalThis.RegExp = new Proxy(Original, {
  construct: (_, [source, flags]: [string, string?]) => keep(new Original(source, flags)),
  apply: (_, __, [source, flags]: [string, string?]) => keep(Original(source, flags)),
});

for (const path of paths) await import(base + path);
parentPort?.postMessage(made);
