import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { SAMPLE_LINE } from '../src/content/parts.ts';
import { FEED } from '../src/features/blog/feed/feeds.ts';

const NOINDEX = '<meta name="robots" content="noindex">';
const HAS_NOINDEX = /<meta\b[^>]*\bname="?robots\b[^>]*\bnoindex\b/;

/** Returns the HTML of a page with a noindex meta element. */
export function withoutIndexing(html: string): string {
  return HAS_NOINDEX.test(html.slice(0, html.indexOf('</head>')))
    ? html
    : html.replace('<title', `${NOINDEX}<title`);
}

/**
 * Returns the Markdown of a page with the line about samples. Only the Markdown of an article does not have it yet, because
 * it is not made from HTML.
 */
function withSampleLine(markdown: string): string {
  const { label, text } = SAMPLE_LINE;
  return markdown.includes(label) ? markdown : `**${label}** ${text}\n\n${markdown}`;
}

/**
 * Adds the line about samples to all Markdown files of a built site, and removes the feed, because feed readers store old
 * articles.
 */
export async function markSamples(directory: string): Promise<void> {
  for (const name of (await listFiles(directory)).filter((each) => each.endsWith('.md'))) {
    const file = join(directory, name);
    await writeFile(file, withSampleLine(await readFile(file, 'utf8')));
  }
  await rm(join(directory, FEED.path), { force: true });
}
