import { FEED } from '../../src/features/blog/feed/feeds.ts';
import { reportPdfName } from '../../src/features/report/paths.ts';
import { LLMS_FULL_PATH, LLMS_PATH, pageOfMarkdown } from '../../src/text/markdown-address.ts';

/** This is two years. The preload lists of browsers require at least one year. */
const HSTS_SECONDS = 63_072_000;
export const IMMUTABLE_SECONDS = 31_536_000;
/** A change of a file with a fixed name, such as an icon, is visible within an hour. */
const NAMED_FILE_SECONDS = 3_600;

const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** This Content-Security-Policy allows nothing, because each page has its own. */
export const securityHeaders: Record<string, string> = {
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

// Matches files that are no documents. They do not need the headers of documents, which take half a
// kilobyte. SVG files are not matched, because a browser can open them as documents.
const NOT_A_DOCUMENT = /\.(js|woff2|webp|avif|png|jpg|ico)$/;
const SHORT_HEADERS = [
  'Strict-Transport-Security',
  'Cross-Origin-Resource-Policy',
  'X-Content-Type-Options',
] as const;

/** With short headers, a font fits into the first 14,600 bytes of a connection. */
export function defaultHeaders(path: string): Record<string, string> {
  if (!NOT_A_DOCUMENT.test(path)) return securityHeaders;
  return Object.fromEntries(SHORT_HEADERS.map((name) => [name, securityHeaders[name] ?? '']));
}

/** Matches files of Astro, and our scripts below /assets/: their names have a hash. */
const HASHED_NAME = /^\/_astro\/|^\/assets\/.+\.[0-9a-f]{8}\.\w+$/;

const DAILY_NAME = /^\/sitemap(-\d+)?\.xml$/;

const TEXT_NAME = /\.md$|^\/llms(-full)?\.txt$|^\/blog\/feed\.xml$/;

export function cacheControl(path: string, isPage: boolean): string {
  if (HASHED_NAME.test(path)) return `public, max-age=${IMMUTABLE_SECONDS}, immutable`;
  return isPage || DAILY_NAME.test(path) || TEXT_NAME.test(path)
    ? 'no-cache'
    : `public, max-age=${NAMED_FILE_SECONDS}`;
}

const TEXT_INDEXES: ReadonlySet<string> = new Set([LLMS_PATH, LLMS_FULL_PATH]);
const PICTURE = /\.(png|webp|avif|svg|jpg|ico)$/;

// Markdown versions are excluded from search results and link to their pages. Reports are excluded
// too. They open in the browser and have a file name for saving. A feed and its pictures can be
// read from other sites, because feed readers are such sites.
export function headersOfFile(path: string, origin: string): Record<string, string> {
  const page = pageOfMarkdown(path);
  if (page !== undefined)
    return { 'X-Robots-Tag': 'noindex', Link: `<${origin}${page}>; rel="canonical"` };
  if (TEXT_INDEXES.has(path)) return { 'X-Robots-Tag': 'noindex' };
  const reportName = reportPdfName(path);
  if (reportName !== undefined) return reportHeaders(reportName);
  if (PICTURE.test(path)) return { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  if (path !== FEED.path) return {};
  return { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };
}

const reportHeaders = (name: string) => ({
  'X-Robots-Tag': 'noindex',
  'Content-Disposition': `inline; filename="${name}"`,
  // A browser shows a PDF in a viewer with styles and scripts. The default policy forbids these,
  // and the viewer would be blank.
  'Content-Security-Policy': "frame-ancestors 'none'",
});

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

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase();

export function contentType(path: string): string {
  if (`/${path}` === FEED.path) return `${FEED.type}; charset=utf-8`;
  return TYPES[extensionOf(path)] ?? 'application/octet-stream';
}

export function isCompressible(path: string): boolean {
  return contentType(path).endsWith('charset=utf-8');
}
