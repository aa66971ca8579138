import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';

/**
 * Writes every page of a built site anew: a page becomes what comes back for its HTML and its name, undefined: it stays.
 *
 * @param done hears of each page when it is written
 */
export async function rewritePages(
  directory: string,
  rewrite: (html: string, name: string) => string | undefined | Promise<string | undefined>,
  done: (name: string) => void = () => undefined,
): Promise<void> {
  for (const name of (await listFiles(directory)).filter((each) => each.endsWith('.html'))) {
    const file = join(directory, name);
    const page = await rewrite(await readFile(file, 'utf8'), name);
    if (page !== undefined) await writeFile(file, page);
    done(name);
  }
}
