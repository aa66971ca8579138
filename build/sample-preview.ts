import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { SAMPLE_LINE } from '../src/content/parts.ts';
import { FEED } from '../src/features/blog/feed/feeds.ts';

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
 * Makes every text of a built site that holds samples say so, and takes the feeds away, since readers elsewhere would keep
 * what is in them.
 */
export async function markSamples(directory: string): Promise<void> {
  for (const name of (await listFiles(directory)).filter((each) => each.endsWith('.md'))) {
    const file = join(directory, name);
    await writeFile(file, sayingSample(await readFile(file, 'utf8')));
  }
  await rm(join(directory, FEED.path), { force: true });
}
