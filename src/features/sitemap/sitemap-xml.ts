import { escapeXml } from '../../text/escape-xml.ts';
import { crawlerEntry, publicPages, type SitePage } from './site-page.ts';

/** sitemaps.org 0.9 sets this limit. Its limit of bytes is five times as far. */
export const SITEMAP_ADDRESSES_MAX = 50_000;
export const SITEMAP_PATH = '/sitemap.xml';
export const SITEMAP_FILE = /^\/sitemap(-\d+)?\.xml$/;
/** The server shows this page to a person at SITEMAP_PATH. */
export const SITEMAP_DOCUMENT = '/sitemap/xml';
export const DAY_PLACEHOLDER = '{the-date}';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

type ListedPage = Pick<SitePage, 'path' | 'kind' | 'published'>;

const wrap = (root: string, entries: readonly string[]) =>
  `${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
const address = (path: string, origin: string) => escapeXml(new URL(path, origin).href);

function urlEntry(page: ListedPage, origin: string, today: string): string {
  const { priority = 0, frequency } = crawlerEntry(page) ?? {};
  return [
    '  <url>',
    `    <loc>${address(page.path, origin)}</loc>`,
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
  const pieces = Array.from(
    { length: Math.ceil(entries.length / SITEMAP_ADDRESSES_MAX) },
    (_, index) => entries.slice(index * SITEMAP_ADDRESSES_MAX, (index + 1) * SITEMAP_ADDRESSES_MAX),
  );
  if (pieces.length <= 1) return new Map([[SITEMAP_PATH, wrap('urlset', pieces[0] ?? [])]]);
  const parts = pieces.map(
    (piece, index) => [`/sitemap-${index + 1}.xml`, wrap('urlset', piece)] as const,
  );
  const indexEntries = parts.map(([path]) =>
    [
      '  <sitemap>',
      `    <loc>${address(path, origin)}</loc>`,
      `    <lastmod>${today}</lastmod>`,
      '  </sitemap>\n',
    ].join('\n'),
  );
  return new Map([[SITEMAP_PATH, wrap('sitemapindex', indexEntries)], ...parts]);
}
