import { escapeXml } from '../../text/escape-xml.ts';
import { forCrawlers, publicPages, type SitePage } from './site-page.ts';

/** The protocol (sitemaps.org, 0.9) allows this number of addresses in a file. Its limit of bytes is five times as far. */
export const SITEMAP_ADDRESSES_MAX = 50_000;
export const SITEMAP_PATH = '/sitemap.xml';
/** Matches the paths of all files of the sitemap. */
export const SITEMAP_FILE = /^\/sitemap(-\d+)?\.xml$/;
/** Path of the built page that shows the sitemap to a person. The server answers with it at SITEMAP_PATH. */
export const SITEMAP_DOCUMENT = '/sitemap/xml';
/** Placeholder in built files for the date of the response. */
export const DAY_MARK = '{the-date}';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

type ListedPage = Pick<SitePage, 'path' | 'kind' | 'published'>;

const wrap = (root: string, entries: readonly string[]) =>
  `${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
const address = (path: string, origin: string) => escapeXml(new URL(path, origin).href);

/** Returns an entry of the sitemap. The last change of a page that is not an article is `today`. */
function urlEntry(page: ListedPage, origin: string, today: string): string {
  const { priority = 0, frequency } = forCrawlers(page) ?? {};
  return [
    '  <url>',
    `    <loc>${address(page.path, origin)}</loc>`,
    `    <lastmod>${page.published ?? today}</lastmod>`,
    `    <changefreq>${frequency}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    '  </url>\n',
  ].join('\n');
}

/**
 * Returns the files of the sitemap by path: one file if all pages fit, else an index at that path and numbered files.
 * `today` is a day in UTC ("2026-03-01"), or the placeholder that the server replaces by the day.
 */
export function sitemapFiles(
  pages: readonly ListedPage[],
  origin: string,
  today: string,
): Map<string, string> {
  const entries = publicPages(pages).map((page) => urlEntry(page, origin, today));
  const pieces = Array.from(
    { length: Math.ceil(entries.length / SITEMAP_ADDRESSES_MAX) },
    (_, at) => entries.slice(at * SITEMAP_ADDRESSES_MAX, (at + 1) * SITEMAP_ADDRESSES_MAX),
  );
  if (pieces.length <= 1) return new Map([[SITEMAP_PATH, wrap('urlset', pieces[0] ?? [])]]);
  const parts = pieces.map(
    (piece, at) => [`/sitemap-${at + 1}.xml`, wrap('urlset', piece)] as const,
  );
  const index = parts.map(([path]) =>
    [
      '  <sitemap>',
      `    <loc>${address(path, origin)}</loc>`,
      `    <lastmod>${today}</lastmod>`,
      '  </sitemap>\n',
    ].join('\n'),
  );
  return new Map([[SITEMAP_PATH, wrap('sitemapindex', index)], ...parts]);
}
