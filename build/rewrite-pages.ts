import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { listFiles } from '../server/serving/read-files.ts';

/** Pages in hand at once: while one is read or written, another is worked on. */
const PAGES_AT_ONCE = 8;

/** Does this with every page of a built site, several at a time; its results in the order of the names. */
export async function eachPage<Result>(
  directory: string,
  work: (name: string) => Promise<Result>,
): Promise<Result[]> {
  const names = (await listFiles(directory)).filter((name) => name.endsWith('.html'));
  return pLimit(PAGES_AT_ONCE).map(names, work);
}

/**
 * Writes every page of a built site anew: a page becomes what comes back for its HTML and its name.
 *
 * @param done hears of each page when it is written
 */
export async function rewritePages(
  directory: string,
  rewrite: (html: string, name: string) => string | Promise<string>,
  done: (name: string) => void = () => undefined,
): Promise<void> {
  await eachPage(directory, async (name) => {
    const file = join(directory, name);
    await writeFile(file, await rewrite(await readFile(file, 'utf8'), name));
    done(name);
  });
}
