import { basename } from 'node:path';
import { filesBelow, isBesideContent } from './content-files.ts';
import { contentDirectory } from './read-content.ts';
import { lineAt, readSource } from './source-text.ts';

const isWords = (file: string) => /\.(?:yaml|md)$/.test(file) && !isBesideContent(basename(file));

/** Where a text holds a word: as a whole value, or anywhere. */
const whole = (text: string, word: string) =>
  text.search(new RegExp(`(?<=[:[,-] *|^ *)["']?${RegExp.escape(word)}["']? *(?=[,\\]#]|$)`, 'm'));
const anywhere = (text: string, word: string) => text.indexOf(word);

/**
 * A mistake that is seen when all content has been read: a word of one file that names nothing in the others. It is told with
 * the place where the word stands, in `file` or wherever it is found first.
 */
export function mistakeAbout(field: string, word: string, expected: string, file?: string): Error {
  const said = `${field}: expected ${expected}, found "${word}"`;
  const folder = contentDirectory(process.env);
  const files = filesBelow(file ?? folder)
    .filter(isWords)
    .map((each) => ({ file: each, text: readSource(each) }));
  for (const find of [whole, anywhere])
    for (const { file: each, text } of files) {
      const at = find(text, word);
      if (at >= 0) return new Error(`${each}: line ${lineAt(text, at)}: ${said}`);
    }
  return new Error(`${file ?? folder}: ${said}`);
}
