import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { urlPathOf } from '../server/serving/stored-file.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

const PAGE_LIST_FILE = 'page-list.json';

/** Throws if the page list and the built pages differ. */
export async function extractPageList(directory: string): Promise<SitePage[]> {
  const file = join(directory, PAGE_LIST_FILE);
  const pages = JSON.parse(await readFile(file, 'utf8')) as SitePage[];
  const listedPaths = new Set(pages.map(({ path }) => path));
  const builtPaths = new Set(
    (await listFiles(directory))
      .filter((name) => name.endsWith('.html'))
      .map((name) => urlPathOf(name)),
  );
  const mistakes = [
    ...[...builtPaths.difference(listedPaths)].map(
      (path) => `${path}: built, but not listed in src/site/page-list.ts`,
    ),
    ...[...listedPaths.difference(builtPaths)].map(
      (path) => `${path}: listed in src/site/page-list.ts, but not built`,
    ),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  await rm(file);
  return pages;
}
