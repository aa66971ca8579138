import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../server/serving/read-files.ts';
import { addressOf } from '../server/serving/stored-file.ts';
import type { SitePage } from '../src/features/sitemap/site-page.ts';

const FILE = 'page-list.json';

/** The list of pages that a route has left in a site while it is built. */
export async function readPageList(directory: string): Promise<SitePage[]> {
  return JSON.parse(await readFile(join(directory, FILE), 'utf8')) as SitePage[];
}

/** Takes the list of pages out of a built site. Errors: a page that is listed and not built, or built and not listed. */
export async function takePageList(directory: string): Promise<SitePage[]> {
  const pages = await readPageList(directory);
  const listed = new Set(pages.map(({ path }) => path));
  const built = new Set(
    (await listFiles(directory)).filter((name) => name.endsWith('.html')).map((name) => addressOf(name)),
  );
  const mistakes = [
    ...[...built.difference(listed)].map((path) => `${path}: built, but not listed in src/site/pages.ts`),
    ...[...listed.difference(built)].map((path) => `${path}: listed in src/site/pages.ts, but not built`),
  ];
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  await rm(join(directory, FILE));
  return pages;
}

/** Takes the list out of every build, and leaves it in the file that PAGE_LIST names for the steps that follow. */
export function pageList(): AstroIntegration {
  return {
    name: 'northbar:page-list',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const pages = await takePageList(fileURLToPath(dir));
        if (process.env.PAGE_LIST) await writeFile(process.env.PAGE_LIST, JSON.stringify(pages));
        logger.info(`${pages.length} pages, each built`);
      },
    },
  };
}
