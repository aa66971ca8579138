import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsWithin } from '../../src/content/fields.ts';
import { decodeText } from '../../src/content/source.ts';
import { contentFiles } from './content-files.ts';
import { readEditedContent } from './content-text.ts';

/** A text that contains the searched words: file, field ("text" is the text of a Markdown file) and excerpt. */
export type SearchHit = { path: string; field: string; excerpt: string };

const FOUND_MAX = 40;
/** Number of characters before and after the searched words in an excerpt. */
const AROUND = 40;

function excerptOf(text: string, index: number, length: number) {
  const [from, to] = [Math.max(0, index - AROUND), index + length + AROUND];
  const excerpt = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${excerpt}${to < text.length ? '…' : ''}`;
}

/** Returns the first texts that contain the words, ignoring case. A file that cannot be parsed is left out. */
export function searchTexts(folder: string, words: string): SearchHit[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [];
  const found: SearchHit[] = [];
  for (const path of contentFiles(folder)) {
    const source = decodeText(readFileSync(join(folder, path)));
    if (!source.toLowerCase().includes(wanted)) continue;
    try {
      const { fields, body } = readEditedContent(path, source);
      const texts = [...textsWithin(fields), { at: ['text'], text: body }];
      for (const { at, text } of texts) {
        const index = text.toLowerCase().indexOf(wanted);
        if (index < 0) continue;
        found.push({ path, field: at.join('.'), excerpt: excerptOf(text, index, wanted.length) });
        if (found.length === FOUND_MAX) return found;
      }
    } catch {
      // The file cannot be parsed. The editor shows its mistake when the file is opened.
    }
  }
  return found;
}
