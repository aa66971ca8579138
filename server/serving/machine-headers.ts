import { FEEDS } from '../../src/features/blog/feed/feeds.ts';
import { reportPdfName } from '../../src/features/report/pdf-path.ts';
import { LLMS_FULL_PATH, LLMS_PATH, pageOfMarkdown } from '../../src/text/markdown-address.ts';

const FEED_PATHS: ReadonlySet<string> = new Set(Object.values(FEEDS).map(({ path }) => path));
const TABLES_OF_TEXTS: ReadonlySet<string> = new Set([LLMS_PATH, LLMS_FULL_PATH]);
const PICTURE = /\.(png|webp|avif|svg|jpg|ico)$/;

/**
 * What an answer for other programs than a browser at this site says besides the usual.
 * In: site path of a file, public origin. Out: headers. Texts of pages stay out of search results and name the page
 * they are of. So do reports, whose page is to be found: they open in the browser and are saved under their own name.
 * Feeds may be read by scripts of other sites, and pictures shown there, as feed readers do.
 */
export function machineHeaders(path: string, origin: string): Record<string, string> {
  const page = pageOfMarkdown(path);
  if (page !== undefined) return { 'X-Robots-Tag': 'noindex', Link: `<${origin}${page}>; rel="canonical"` };
  if (TABLES_OF_TEXTS.has(path)) return { 'X-Robots-Tag': 'noindex' };
  const report = reportPdfName(path);
  if (report !== undefined) return reportHeaders(report);
  if (PICTURE.test(path)) return { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  if (!FEED_PATHS.has(path)) return {};
  return { 'Cross-Origin-Resource-Policy': 'cross-origin', 'Access-Control-Allow-Origin': '*' };
}

const reportHeaders = (name: string) => ({
  'X-Robots-Tag': 'noindex',
  'Content-Disposition': `inline; filename="${name}"`,
  // A browser shows a PDF in a page of its own, and a policy that forbids all styles and scripts leaves that page blank.
  'Content-Security-Policy': "frame-ancestors 'none'",
});
