import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicPages, type SitePage } from '../../src/features/sitemap/site-page.ts';
import { llmsFullText } from '../../src/site/llms-text.ts';
import { LLMS_FULL_PATH, markdownAddress } from '../../src/text/markdown-address.ts';
import { type Keep, NOTHING_KEPT } from '../kept-texts.ts';
import { pageMarkdown } from './page-markdown.ts';

const fileOf = (address: string) => decodeURI(address).slice(1);
const htmlFileOf = (path: string) => `${fileOf(path) || 'index'}.html`;

/**
 * Writes each public page as markdown at its address + ".md", and the whole text of the site. The site itself makes the
 * markdown of articles, from their source. A preview, which holds samples, has no whole text.
 */
export async function writeTexts(
  directory: string,
  pages: readonly SitePage[],
  { brand, origin, preview = false }: { brand: string; origin: string; preview?: boolean },
  keep: Keep = NOTHING_KEPT,
): Promise<SitePage[]> {
  const listed = publicPages(pages);
  const textFile = ({ path }: SitePage) => join(directory, fileOf(markdownAddress(path)));
  for (const page of listed.filter(({ kind }) => kind !== 'article')) {
    const html = await readFile(join(directory, htmlFileOf(page.path)), 'utf8');
    const address = origin + page.path;
    const text = await keep('markdown', [html, address], () => pageMarkdown(html, address));
    await writeFile(textFile(page), text);
  }
  const read = (page: SitePage) => readFile(textFile(page), 'utf8');
  if (!preview)
    await writeFile(join(directory, LLMS_FULL_PATH), await llmsFullText(listed, read, { brand, origin }));
  return listed;
}
