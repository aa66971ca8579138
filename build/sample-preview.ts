import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { SAMPLE_LINE } from '../src/content/sample-line.ts';
import { FEEDS } from '../src/features/blog/feed/feeds.ts';

const NOINDEX = '<meta name="robots" content="noindex">';
const HAS_NOINDEX = /<meta\b[^>]*\bname="?robots\b[^>]*\bnoindex\b/;

/** HTML of a page in; the same, asking search engines not to index it, out. */
export function withoutIndexing(html: string): string {
  return HAS_NOINDEX.test(html.slice(0, html.indexOf('</head>')))
    ? html
    : html.replace('<title', `${NOINDEX}<title`);
}

/** Markdown of a page in; the same, saying that it holds samples, out: that of an article is not made from its page. */
function sayingSample(markdown: string): string {
  const { label, text } = SAMPLE_LINE;
  return markdown.includes(label) ? markdown : `**${label}** ${text}\n\n${markdown}`;
}

/**
 * Makes every page of a built site that holds samples ask not to be indexed, every text say what it holds, and
 * takes the feeds away, since readers elsewhere would keep what is in them. Runs after the steps that list the
 * public pages. Returns the number of pages.
 */
export async function keepOutOfSearch(directory: string): Promise<number> {
  const names = await listFiles(directory);
  const pages = names.filter((name) => name.endsWith('.html'));
  const change = async (name: string, made: (text: string) => string) => {
    const file = join(directory, name);
    await writeFile(file, made(await readFile(file, 'utf8')));
  };
  for (const name of pages) await change(name, withoutIndexing);
  for (const name of names.filter((each) => each.endsWith('.md'))) await change(name, sayingSample);
  for (const { path } of Object.values(FEEDS)) await rm(join(directory, path), { force: true });
  return pages.length;
}
