import { FEEDS } from '../../src/features/blog/feed/feeds.ts';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
};

/** These two say more than their extension does. */
const FEED_TYPES = new Map(
  Object.values(FEEDS).map(({ path, type }) => [path.slice(1), `${type}; charset=utf-8`] as const),
);

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

export function contentType(path: string): string {
  return FEED_TYPES.get(path) ?? TYPES[extensionOf(path)] ?? 'application/octet-stream';
}

/** Text is the only kind that gains from brotli and gzip. */
export function isCompressible(path: string): boolean {
  return contentType(path).endsWith('charset=utf-8');
}
