import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsWithin } from '../../src/content/fields.ts';
import { decodeText } from '../../src/content/source.ts';
import { contentFiles } from './content-files.ts';
import { readEditedContent } from './content-text.ts';

/** `field` is "text" for the text of a Markdown file. */
export type SearchHit = { path: string; field: string; excerpt: string };

const MAX_HITS = 40;
const CONTEXT_LENGTH = 40;

function excerptOf(text: string, index: number, length: number) {
  const [from, to] = [Math.max(0, index - CONTEXT_LENGTH), index + length + CONTEXT_LENGTH];
  const excerpt = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${excerpt}${to < text.length ? '…' : ''}`;
}

/** Ignores case. Leaves out files that cannot be parsed. */
export function searchTexts(folder: string, query: string): SearchHit[] {
  const phrase = query.trim().toLowerCase();
  if (!phrase) return [];
  const hits: SearchHit[] = [];
  for (const path of contentFiles(folder)) {
    const source = decodeText(readFileSync(join(folder, path)));
    if (!source.toLowerCase().includes(phrase)) continue;
    try {
      const { fields, body } = readEditedContent(path, source);
      const texts = [...textsWithin(fields), { at: ['text'], text: body }];
      for (const { at, text } of texts) {
        const index = text.toLowerCase().indexOf(phrase);
        if (index < 0) continue;
        hits.push({ path, field: at.join('.'), excerpt: excerptOf(text, index, phrase.length) });
        if (hits.length === MAX_HITS) return hits;
      }
    } catch {
      // The editor shows the mistake when the file is opened.
    }
  }
  return hits;
}
