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

const withUnbrokenSections = (html: string) => html.replace(/(?<=§) (?=\d)/g, '\u00a0');

/** A whole island stays unchanged, because React compares it with its own HTML. */
const CITATION = /<astro-island\b[\s\S]*?<\/astro-island>|<a href="#source-(\d+)"/g;
const BACK_LINK = /<a href="#source-ref-(\d+)"[^>]*>[^<]*<\/a>/g;

/** Only here it is known which citation of a source is the first. */
export function withBackLinks(html: string) {
  const cited = new Set<string>();
  const withIds = html.replace(CITATION, (match, number?: string) => {
    if (!number || cited.has(number)) return match;
    cited.add(number);
    return `${match} id="source-ref-${number}"`;
  });
  return withIds.replace(BACK_LINK, (back, number: string) => (cited.has(number) ? back : ''));
}

/** While one page is read, compressed or written, another is processed. */
const PAGES_AT_ONCE = 8;
/** Astro writes this rule into the body, where HTML allows no styles; base.css has it instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** React writes it between texts for hydration, but no page is hydrated (src/site/mount.ts). */
const TEXT_SEPARATOR = '<!-- -->';
const DATA_IMAGE = /url\(\s*["']?data:image|\s(?:src|srcset|href)=["']?data:image/i;

export type FinishOptions = {
  pages: readonly SitePage[];
  origin: string;
  backendUrl: string;
  analytics: AnalyticsTool['hosts'] | undefined;
  preview: boolean;
};

type Finished = { name: string; policy: string; problems: string[]; sizes: Sizes };

/** Errors: throws with file and snippet for everything that the policy cannot allow. */
export async function finishPages(
  directory: string,
  { pages, origin, backendUrl, analytics, preview }: FinishOptions,
): Promise<{ policies: Record<string, string>; sizes: Sizes[] }> {
  const names = await listFiles(directory);
  const quality = qualityAmong(names);
  const withUsedStyles = pageStyles(await builtScripts(directory));
  const styles = names.filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(styles.map((name) => readFile(join(directory, name), 'utf8')));
  const hasStylesheets = sheets.length > 0;
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : undefined;
  // The Markdown of an article is not made from the page, but from the article's source.
  const textTwins = new Set(
    publicPages(pages).flatMap(({ kind, path }) => (kind === 'article' ? [] : path)),
  );

  async function writeText(html: string, address: string) {
    const file = join(directory, decodeURI(markdownAddress(address)));
    await writeFile(file, pageMarkdown(html, origin + address));
  }
  async function finish(name: string): Promise<Finished> {
    const file = join(directory, name);
    const rendered = await readFile(file, 'utf8');
    const page = withBackLinks(rendered.replace(ISLAND_STYLE, '').replaceAll(TEXT_SEPARATOR, ''));
    const address = addressOf(name);
    if (textTwins.has(address)) await writeText(page, address);
    const unbroken = withUnbrokenSections(page);
    const html = withUsedStyles(preview ? withoutIndexing(unbroken) : unbroken);
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
  const problems = finished.flatMap(({ name, problems: pageProblems }) =>
    pageProblems.map((problem) => `  ${name}: ${problem}`),
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
