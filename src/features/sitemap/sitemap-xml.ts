import { lastModified, type SitemapPage, sitemapRule } from './sitemap.ts';

/** What the protocol (sitemaps.org, 0.9) allows in one file: addresses, and bytes before compression. */
export const SITEMAP_LIMITS = { addresses: 50_000, bytes: 52_428_800 } as const;
export const SITEMAP_PATH = '/sitemap.xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Any text in; the same with the five characters that XML reserves written as entities out. */
export function escapeXml(text: string): string {
  return text.replace(/[&'"<>]/g, (character) => ENTITIES[character] ?? character);
}

const wrap = (root: string, entries: readonly string[]) =>
  `${DECLARATION}\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
const address = (path: string, origin: string) => escapeXml(new URL(path, origin).href);

function urlEntry(page: SitemapPage, origin: string, today: string): string {
  const { priority, frequency } = sitemapRule(page.path);
  return [
    '  <url>',
    `    <loc>${address(page.path, origin)}</loc>`,
    `    <lastmod>${lastModified(page, today)}</lastmod>`,
    `    <changefreq>${frequency}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    '  </url>\n',
  ].join('\n');
}

/** Entries in; as few pieces as the limits allow out, in order. */
function split(entries: readonly string[], limits: { addresses: number; bytes: number }): string[][] {
  const frame = Buffer.byteLength(wrap('urlset', []));
  const pieces: string[][] = [];
  let piece: string[] = [];
  let bytes = frame;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    if (piece.length > 0 && (piece.length === limits.addresses || bytes + size > limits.bytes)) {
      pieces.push(piece);
      piece = [];
      bytes = frame;
    }
    piece.push(entry);
    bytes += size;
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/**
 * The sitemap of a site.
 * In: its public pages, the public origin, the day of the answer (UTC, "2026-03-01"), and the limits of a file.
 * Out: the XML of each file by path: one file while everything fits, else an index at the same path and its parts.
 */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  origin: string,
  today: string,
  limits: { addresses: number; bytes: number } = SITEMAP_LIMITS,
): Map<string, string> {
  const pieces = split(
    pages.map((page) => urlEntry(page, origin, today)),
    limits,
  );
  if (pieces.length <= 1) return new Map([[SITEMAP_PATH, wrap('urlset', pieces[0] ?? [])]]);
  const parts = pieces.map((piece, index) => [`/sitemap-${index + 1}.xml`, wrap('urlset', piece)] as const);
  const entries = parts.map(([path]) =>
    [
      '  <sitemap>',
      `    <loc>${address(path, origin)}</loc>`,
      `    <lastmod>${today}</lastmod>`,
      '  </sitemap>\n',
    ].join('\n'),
  );
  return new Map([[SITEMAP_PATH, wrap('sitemapindex', entries)], ...parts]);
}
