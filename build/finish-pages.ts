import { hash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { listFiles } from '../server/serving/read-files.ts';
import { urlPathOf } from '../server/serving/stored-file.ts';
import type { AnalyticsTool } from '../src/features/analytics/tool.ts';
import { OVERLAYS_CLASS } from '../src/features/contact/paths.ts';
import { publicPages, type SitePage } from '../src/features/sitemap/site-page.ts';
import { OVERLAYS_PATH, type OverlaysFile } from '../src/site/overlays-file.ts';
import { markdownAddress } from '../src/text/markdown-address.ts';
import { builtScripts, scriptFinder } from './built-scripts.ts';
import { qualityFinder, type Sizes, writeCompressed } from './compress.ts';
import { pageMarkdown } from './page-markdown.ts';
import { insertedStyles, pageStyles } from './page-styles.ts';
import { addNoindex } from './sample-preview.ts';
import { type PageReport, pagePolicy } from './security-policy.ts';

const keepSectionNumbersTogether = (html: string) => html.replace(/(?<=§) (?=\d)/g, '\u00a0');

// Matches a citation or a whole island. Citations in an island get no id, because the tool replaces
// the HTML of the island when it renders.
const CITATION = /<astro-island\b[\s\S]*?<\/astro-island>|<a href="#source-(\d+)"/g;
const BACK_LINK = /<a href="#source-ref-(\d+)"[^>]*>[^<]*<\/a>/g;

/** The back link of a source leads to its first citation. A source without citations has none. */
export function withBackLinks(html: string) {
  const citedNumbers = new Set<string>();
  const withIds = html.replace(CITATION, (match, number?: string) => {
    if (!number || citedNumbers.has(number)) return match;
    citedNumbers.add(number);
    return `${match} id="source-ref-${number}"`;
  });
  return withIds.replace(BACK_LINK, (link, number: string) =>
    citedNumbers.has(number) ? link : '',
  );
}

/** While one page is read, compressed or written, another is processed. */
const PAGES_AT_ONCE = 4;
/** Astro writes this rule into the body, where HTML allows no styles; base.css has it instead. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** React writes this comment between texts for hydration. Our pages do not hydrate (mount.ts). */
const TEXT_SEPARATOR = '<!-- -->';

/** Removes unused styles from the overlays file. Returns its new path, which has a hash. */
async function finishOverlays(directory: string, scripts: ReadonlyMap<string, string>) {
  const file = join(directory, OVERLAYS_PATH);
  const overlays = JSON.parse(await readFile(file, 'utf8')) as OverlaysFile;
  const html = overlays.bottomBars + overlays.dialogs;
  const css = insertedStyles(overlays.css, html, { scripts, scope: OVERLAYS_CLASS });
  const text = JSON.stringify({ ...overlays, css } satisfies OverlaysFile);
  const path = OVERLAYS_PATH.replace('.json', `.${hash('sha256', text).slice(0, 8)}.json`);
  await rm(file);
  await writeFile(join(directory, path), text);
  return path;
}

export type FinishOptions = {
  pages: readonly SitePage[];
  origin: string;
  backendUrl: string;
  analytics: AnalyticsTool['hosts'] | undefined;
  preview: boolean;
};

export type FinishedPage = PageReport & { name: string; path: string; sizes: Sizes };

/** Throws with file and snippet for everything that the policy cannot allow. */
export async function finishPages(
  directory: string,
  { pages, origin, backendUrl, analytics, preview }: FinishOptions,
): Promise<FinishedPage[]> {
  const names = await listFiles(directory);
  const qualityOf = qualityFinder(names);
  const scripts = await builtScripts(directory);
  const withUsedStyles = pageStyles(scripts);
  const scriptsOf = scriptFinder(scripts);
  const usedScripts = new Set<string>();
  const overlaysPath = await finishOverlays(directory, scripts);
  const backendOrigin = backendUrl ? new URL(backendUrl).origin : undefined;
  // The Markdown of an article is made from the source of the article, not from its page.
  const pathsWithMarkdown = new Set(
    publicPages(pages).flatMap(({ kind, path }) => (kind === 'article' ? [] : path)),
  );

  async function writeMarkdown(html: string, path: string) {
    const file = join(directory, decodeURI(markdownAddress(path)));
    await writeFile(file, pageMarkdown(html, origin + path));
  }
  async function finishPage(name: string): Promise<FinishedPage> {
    const file = join(directory, name);
    const builtHtml = await readFile(file, 'utf8');
    const loadedScripts = scriptsOf(builtHtml);
    for (const script of loadedScripts) usedScripts.add(script);
    const page = withBackLinks(builtHtml.replace(ISLAND_STYLE, '').replaceAll(TEXT_SEPARATOR, ''));
    const path = urlPathOf(name);
    if (pathsWithMarkdown.has(path)) await writeMarkdown(page, path);
    const finalText = keepSectionNumbersTogether(page.replace(OVERLAYS_PATH, overlaysPath));
    const html = withUsedStyles(preview ? addNoindex(finalText) : finalText, loadedScripts);
    await writeFile(file, html);
    const sizes = await writeCompressed(file, Buffer.from(html), qualityOf(name));
    return {
      name,
      path,
      sizes,
      ...pagePolicy(html, { backendOrigin, analytics }),
    };
  }

  const pageNames = names.filter((name) => name.endsWith('.html'));
  const finishedPages = await pLimit(PAGES_AT_ONCE).map(pageNames, finishPage);
  // Astro builds the scripts of all tools, but a site may have only some of the tools.
  for (const name of names)
    if (name.endsWith('.js') && !usedScripts.has(basename(name))) await rm(join(directory, name));
  const problems = finishedPages.flatMap(({ name, problems: pageProblems }) =>
    pageProblems.map((problem) => `  ${name}: ${problem}`),
  );
  if (problems.length > 0)
    throw new Error(
      `The Content-Security-Policy of this site allows none of these:\n${problems.join('\n')}`,
    );
  return finishedPages;
}
