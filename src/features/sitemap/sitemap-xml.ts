import { escapeXml } from '../../text/escape-xml.ts';
import { forCrawlers, publicPages, type SitePage } from './site-page.ts';

/** Addresses that the protocol (sitemaps.org, 0.9) allows in one file; so many have a fifth of the bytes that it allows. */
export const SITEMAP_ADDRESSES_MAX = 50_000;
export const SITEMAP_PATH = '/sitemap.xml';
/** Paths of the files that the sitemap consists of. */
export const SITEMAP_FILE = /^\/sitemap(-\d+)?\.xml$/;
/** The build puts the page that shows the XML to a person there; its public address is that of the XML. */
export const SITEMAP_DOCUMENT = '/sitemap/xml';
/** Placeholder in built files for the date of the response. */
export const DAY_MARK = '{the-date}';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

type ListedPage = Pick<SitePage, 'path' | 'kind' | 'published'>;

const wrap = (root: string, entries: readonly string[]) =>
  `${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
const address = (path: string, origin: string) => escapeXml(new URL(path, origin).href);

/** Returns an entry of the sitemap; a page that is no article changed on the day of the answer. */
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
 * Returns the sitemap of a site by the paths of its files: one file while everything fits, else an index at the same
 * path and its parts. `today` is a day in UTC ("2026-03-01"), or the mark that the server replaces by it.
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
