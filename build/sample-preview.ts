import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../server/serving/read-files.ts';
import { SAMPLE_LINE } from '../src/content/parts.ts';
import { FEED } from '../src/features/blog/feed/feeds.ts';

const NOINDEX = '<meta name="robots" content="noindex">';
const HAS_NOINDEX = /<meta\b[^>]*\bname="?robots\b[^>]*\bnoindex\b/;

export function addNoindex(html: string): string {
  return HAS_NOINDEX.test(html.slice(0, html.indexOf('</head>')))
    ? html
    : html.replace('<title', `${NOINDEX}<title`);
}

/** The Markdown of a page has the line about samples. The Markdown of an article lacks the line. */
function withSampleLine(markdown: string): string {
  const { label, text } = SAMPLE_LINE;
  return markdown.includes(label) ? markdown : `**${label}** ${text}\n\n${markdown}`;
}

/**
 * Adds the line about samples to all Markdown, and deletes the feed, because feed readers would
 * keep sample articles.
 */
export async function labelSamples(directory: string): Promise<void> {
  for (const name of (await listFiles(directory)).filter((path) => path.endsWith('.md'))) {
    const file = join(directory, name);
    await writeFile(file, withSampleLine(await readFile(file, 'utf8')));
  }
  await rm(join(directory, FEED.path), { force: true });
}
