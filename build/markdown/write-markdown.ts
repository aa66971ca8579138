import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { SitemapPage } from '../../src/features/sitemap/sitemap.ts';
import { markdownAddress } from '../../src/text/markdown-address.ts';
import { pageMarkdown } from './page-markdown.ts';

/** A public page with what its head says of it, and the file of its text. */
export type TextPage = SitemapPage & { description: string; siteName: string; file: string };

const STYLES = /<style\b[^>]*>[\s\S]*?<\/style>/g;

const fileOf = (address: string) => decodeURI(address).slice(1);
const htmlFileOf = (path: string) => `${fileOf(path) || 'index'}.html`;

function headOf(html: string) {
  const $ = load(html.slice(0, html.indexOf('</head>')).replace(STYLES, ''), { scriptingEnabled: false });
  const meta = (name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  return { description: meta('description'), siteName: meta('og:site_name') };
}

/**
 * Writes every public page as markdown at its address + ".md"; what the site itself has made there, articles from their
 * source, stays. In: folder of a built site, its public pages, the origin. Out: the pages with what their heads say.
 */
export async function writeMarkdown(
  directory: string,
  pages: readonly SitemapPage[],
  origin: string,
): Promise<TextPage[]> {
  const written: TextPage[] = [];
  for (const page of pages) {
    const html = await readFile(join(directory, htmlFileOf(page.path)), 'utf8');
    const file = join(directory, fileOf(markdownAddress(page.path)));
    if (!existsSync(file)) await writeFile(file, await pageMarkdown(html, origin + page.path));
    written.push({ ...page, ...headOf(html), file });
  }
  return written;
}
