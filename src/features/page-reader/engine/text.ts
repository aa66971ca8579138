/** Maximum length of a quotation in characters. */
export const QUOTE_MAX = 300;
/** Maximum number of items in the result of a check. */
export const ITEMS_MAX = 40;
/** Maximum number of headings in a result. */
export const OUTLINE_MAX = 200;

export const oneLine = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim();

/** Scripts that write no spaces between words: each character counts as a word. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const WORD = new RegExp(String.raw`[${UNSPACED}]|[\p{L}\p{N}][\p{L}\p{N}'’.-]*`, 'gu');
export const wordCount = (text: string) => text.match(WORD)?.length ?? 0;

/** Returns a text on one line, cut between words to the length of a quotation. */
export function quoted(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= QUOTE_MAX) return line;
  const cut = line.slice(0, QUOTE_MAX - 2).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')} …`;
}

/** Returns the first items of a list without duplicates. */
export const listed = (items: Iterable<string>) =>
  [...new Set([...items].map(quoted))].slice(0, ITEMS_MAX);

/** Returns only the letters and digits of a text, to compare two spellings. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
