import { escapeXml } from '../../text/escape-xml.ts';
import { crawlerEntry, publicPages, type SitePage } from './site-page.ts';

/**
 * sitemaps.org 0.9 sets this limit. A file with this many addresses has a fifth of the permitted
 * bytes.
 */
export const MAX_SITEMAP_ADDRESSES = 50_000;
export const SITEMAP_PATH = '/sitemap.xml';
export const SITEMAP_FILE = /^\/sitemap(-\d+)?\.xml$/;
/** A person who opens SITEMAP_PATH gets this page from the server. */
export const SITEMAP_DOCUMENT = '/sitemap/xml';
export const DAY_PLACEHOLDER = '{the-date}';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

type ListedPage = Pick<SitePage, 'path' | 'kind' | 'published'>;

const wrapEntries = (root: string, entries: readonly string[]) =>
  `${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
const absoluteUrl = (path: string, origin: string) => escapeXml(new URL(path, origin).href);

function urlEntry(page: ListedPage, origin: string, today: string): string {
  const { priority = 0, frequency } = crawlerEntry(page) ?? {};
  return [
    '  <url>',
    `    <loc>${absoluteUrl(page.path, origin)}</loc>`,
    `    <lastmod>${page.published ?? today}</lastmod>`,
    `    <changefreq>${frequency}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    '  </url>\n',
  ].join('\n');
}

/** Many pages need an index and numbered files. `today` is a day in UTC, or the placeholder. */
export function sitemapFiles(
  pages: readonly ListedPage[],
  origin: string,
  today: string,
): Map<string, string> {
  const entries = publicPages(pages).map((page) => urlEntry(page, origin, today));
  const entryGroups = Array.from(
    { length: Math.ceil(entries.length / MAX_SITEMAP_ADDRESSES) },
    (_, index) => entries.slice(index * MAX_SITEMAP_ADDRESSES, (index + 1) * MAX_SITEMAP_ADDRESSES),
  );
  if (entryGroups.length <= 1)
    return new Map([[SITEMAP_PATH, wrapEntries('urlset', entryGroups[0] ?? [])]]);
  const files = entryGroups.map(
    (entryGroup, index) =>
      [`/sitemap-${index + 1}.xml`, wrapEntries('urlset', entryGroup)] as const,
  );
  const indexEntries = files.map(([path]) =>
    [
      '  <sitemap>',
      `    <loc>${absoluteUrl(path, origin)}</loc>`,
      `    <lastmod>${today}</lastmod>`,
      '  </sitemap>\n',
    ].join('\n'),
  );
  return new Map([[SITEMAP_PATH, wrapEntries('sitemapindex', indexEntries)], ...files]);
}
