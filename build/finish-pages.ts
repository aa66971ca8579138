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

/** The sign of a law's section stays on the line of its number: "§ 53.056". */
const withWholeSections = (html: string) => html.replace(/(?<=§) (?=\d)/g, '\u00a0');

/**
 * Matches a citation of a source, or a whole island, which stays unchanged because React compares it with its own HTML.
 */
const CITE = /<astro-island\b[\s\S]*?<\/astro-island>|<a href="#source-(\d+)"/g;
const BACK = /<a href="#source-ref-(\d+)"[^>]*>[^<]*<\/a>/g;

/**
 * Marks the first place that cites each source, so that the source can link back to it; no part of a page knows which
 * place comes first. A source that nothing cites gets no link.
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
 * Astro writes the one style rule of its islands into the body, where HTML allows no styles; base.css has the rule
 * instead.
 */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/**
 * React writes this comment between two texts to find them again. No page needs it, because nothing is hydrated
 * (src/site/mount.ts).
 */
const TEXT_SEPARATOR = '<!-- -->';
const DATA_IMAGE = /url\(\s*["']?data:image|\s(?:src|srcset|href)=["']?data:image/i;

export type FinishOptions = {
  pages: readonly SitePage[];
  /** The origin of this site, without a trailing slash. */
  origin: string;
  /** Origin of a backend that is not this site's own; empty when there is none. */
  backendUrl: string;
  /** The hosts that the analytics tool loads from and sends to; undefined without a tool. */
  analytics: AnalyticsTool['hosts'] | undefined;
  /** True where the site holds samples and is not for search engines. */
  preview: boolean;
};

/** The result of processing one page. `policy` is its Content-Security-Policy. */
type Finished = { name: string; policy: string; problems: string[]; sizes: Sizes };

/**
 * Processes each page that Astro has rendered, once: links sources back to their citations, writes the Markdown beside
 * the page, prunes the styles, writes the content policy and the compressed forms. Throws with every file and snippet
 * that no strict policy can allow.
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
  // The site makes the Markdown of an article itself, from the source of the article.
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
