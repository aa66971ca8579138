import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { addressOf } from '../server/serving/stored-file.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

const FILE = 'page-list.json';

/**
 * Takes the list of pages, which a route has left there, out of a built site. Errors: a page that is listed and not built,
 * or built and not listed.
 */
export async function takePageList(directory: string): Promise<SitePage[]> {
  const file = join(directory, FILE);
  const pages = JSON.parse(await readFile(file, 'utf8')) as SitePage[];
  const listed = new Set(pages.map(({ path }) => path));
  const built = new Set(
    (await listFiles(directory)).filter((name) => name.endsWith('.html')).map((name) => addressOf(name)),
  );
  const mistakes = [
    ...[...built.difference(listed)].map((path) => `${path}: built, but not listed in src/site/pages.ts`),
    ...[...listed.difference(built)].map((path) => `${path}: listed in src/site/pages.ts, but not built`),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  await rm(file);
  return pages;
}
