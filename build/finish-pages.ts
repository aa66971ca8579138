import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { listFiles } from '../server/serving/read-files.ts';
import { addressOf } from '../server/serving/stored-file.ts';
import type { AnalyticsTool } from '../src/features/analytics/tool.ts';
import { publicPages, type SitePage } from '../src/features/sitemap/site-page.ts';
import { markdownAddress } from '../src/text/markdown-address.ts';
import { qualityAmong, type Sizes, writeCompressed } from './compress.ts';
import { pagePolicy } from './content-policy.ts';
import { pageMarkdown } from './page-markdown.ts';
import { builtScripts, pageStyles } from './page-styles.ts';
import { withoutIndexing } from './sample-preview.ts';

/** Replaces the space after "§" so that the sign stays on the line of its number: "§ 53.056". */
const withWholeSections = (html: string) => html.replace(/(?<=§) (?=\d)/g, '\u00a0');

/**
 * Matches a citation of a source, or a whole island, which stays unchanged because React compares it with its own HTML.
 */
const CITE = /<astro-island\b[\s\S]*?<\/astro-island>|<a href="#source-(\d+)"/g;
const BACK = /<a href="#source-ref-(\d+)"[^>]*>[^<]*<\/a>/g;

/**
 * Adds an id to the first citation of each source, so that the source can link back to it. Only here is it known which
 * citation is the first. If nothing cites a source, the link is removed.
 */
export function sourceBacks(html: string) {
  const cited = new Set<string>();
  const marked = html.replace(CITE, (found, place?: string) => {
    if (!place || cited.has(place)) return found;
    cited.add(place);
    return `${found} id="source-ref-${place}"`;
  });
  return marked.replace(BACK, (back, place: string) => (cited.has(place) ? back : ''));
}

/** The number of pages that are processed at once: while one is read, compressed or written, another is processed. */
const PAGES_AT_ONCE = 8;
/**
 * Astro writes this style rule for islands into the body, where HTML allows no styles. We remove it, and base.css has the
 * rule instead.
 */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/**
 * React writes this comment between two texts to find them when it hydrates. No page is hydrated (src/site/mount.ts), so we
 * remove it.
 */
const TEXT_SEPARATOR = '<!-- -->';
const DATA_IMAGE = /url\(\s*["']?data:image|\s(?:src|srcset|href)=["']?data:image/i;

export type FinishOptions = {
  pages: readonly SitePage[];
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Address of the backend if it has another origin; else empty. */
  backendUrl: string;
  /** Hosts from which the analytics tool loads and to which it sends; undefined without a tool. */
  analytics: AnalyticsTool['hosts'] | undefined;
  /** True if the site has samples and search engines must not index it. */
  preview: boolean;
};

/** The result of processing one page. `policy` is its Content-Security-Policy. */
type Finished = { name: string; policy: string; problems: string[]; sizes: Sizes };

/**
 * Processes each rendered page: adds links from sources to their citations, writes the Markdown beside the page, removes
 * unused styles, writes the content policy and the compressed files. Errors: throws with the file and a snippet for
 * everything that the policy cannot allow.
 */
export async function finishPages(
  directory: string,
  { pages, origin, backendUrl, analytics, preview }: FinishOptions,
): Promise<{ policies: Record<string, string>; sizes: Sizes[] }> {
  const names = await listFiles(directory);
  const quality = qualityAmong(names);
  const withOwnStyles = pageStyles(await builtScripts(directory));
  const styles = names.filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(styles.map((name) => readFile(join(directory, name), 'utf8')));
  const hasStylesheets = sheets.length > 0;
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : undefined;
  // The Markdown of an article is not made from the page: the site makes it from the article's source.
  const withText = new Set(
    publicPages(pages).flatMap(({ kind, path }) => (kind === 'article' ? [] : path)),
  );

  async function writeText(html: string, address: string) {
    const file = join(directory, decodeURI(markdownAddress(address)));
    await writeFile(file, pageMarkdown(html, origin + address));
  }
  async function finish(name: string): Promise<Finished> {
    const file = join(directory, name);
    const rendered = await readFile(file, 'utf8');
    const made = sourceBacks(rendered.replace(ISLAND_STYLE, '').replaceAll(TEXT_SEPARATOR, ''));
    const address = addressOf(name);
    if (withText.has(address)) await writeText(made, address);
    const whole = withWholeSections(made);
    const html = withOwnStyles(preview ? withoutIndexing(whole) : whole);
    await writeFile(file, html);
    const sizes = await writeCompressed(file, Buffer.from(html), quality(name));
    const hasDataImages = [html, ...sheets].some((text) => DATA_IMAGE.test(text));
    return {
      name,
      sizes,
      ...pagePolicy(html, { backendOrigin, analytics, hasStylesheets, hasDataImages }),
    };
  }

  const html = names.filter((name) => name.endsWith('.html'));
  const finished = await pLimit(PAGES_AT_ONCE).map(html, finish);
  const problems = finished.flatMap(({ name, problems: found }) =>
    found.map((problem) => `  ${name}: ${problem}`),
  );
  if (problems.length > 0)
    throw new Error(
      `The Content-Security-Policy of this site allows none of these:\n${problems.join('\n')}`,
    );
  return {
    policies: Object.fromEntries(finished.map(({ name, policy }) => [addressOf(name), policy])),
    sizes: finished.map(({ sizes }) => sizes),
  };
}
