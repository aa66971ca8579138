import { Parser } from 'htmlparser2';

/** Elements that may stand within a word; around any other, words stand apart. */
const WITHIN_WORDS = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** A comment, or a tag with its name. */
const TAG = /<!--[\s\S]*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** HTML in, a single tag or more; its words out, with a space wherever a tag parts them: "Monday<br>Friday" are two. */
export function wordsInHtml(html: string): string {
  const bare = html.replace(TAG, (_, name = 'b') => (WITHIN_WORDS.has(name.toLowerCase()) ? '' : ' '));
  let words = '';
  const parser = new Parser({ ontext: (text) => (words += text) });
  parser.end(bare);
  return words;
}

/** The same on one line, without spaces at its ends. */
export const lineOfHtml = (html: string) => wordsInHtml(html).replace(/\s+/g, ' ').trim();
