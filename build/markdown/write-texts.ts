import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SitemapPage } from '../../src/features/sitemap/sitemap.ts';
import { LLMS_FULL_PATH, LLMS_PATH } from '../../src/text/markdown-address.ts';
import { llmsFullText, llmsText } from './llms-text.ts';
import { type TextPage, writeMarkdown } from './write-markdown.ts';

/**
 * Writes what the site gives to machines that read: each public page as markdown, llms.txt and llms-full.txt.
 * In: folder of a built site, its public pages in the order of the sitemap, the origin, whether they hold samples that
 * are shown as such: then there is no whole text. Out: the pages written.
 */
export async function writeTexts(
  directory: string,
  pages: readonly SitemapPage[],
  { origin, preview = false }: { origin: string; preview?: boolean },
): Promise<TextPage[]> {
  const written = await writeMarkdown(directory, pages, origin);
  const read = ({ file }: TextPage) => readFile(file, 'utf8');
  await writeFile(join(directory, LLMS_PATH), llmsText(written, origin, preview));
  if (!preview) await writeFile(join(directory, LLMS_FULL_PATH), await llmsFullText(written, read, origin));
  return written;
}
