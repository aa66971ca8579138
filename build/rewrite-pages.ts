import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes every built page anew. In: folder of the build; what a page becomes, by its HTML and its name below the folder,
 * undefined for one that stays.
 */
export async function rewritePages(
  dir: URL,
  rewrite: (html: string, name: string) => string | undefined | Promise<string | undefined>,
): Promise<void> {
  const root = fileURLToPath(dir);
  for (const name of await readdir(root, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const page = await rewrite(await readFile(join(root, name), 'utf8'), name);
    if (page !== undefined) await writeFile(join(root, name), page);
  }
}
