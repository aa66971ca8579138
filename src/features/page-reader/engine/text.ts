/** Longest quotation, in characters. */
export const QUOTE_MAX = 300;
/** Entries of a list in a line. */
export const ITEMS_MAX = 40;
/** Headings in a result. */
export const OUTLINE_MAX = 200;

export const oneLine = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim();

/** Scripts without spaces between words: each letter counts as a word. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const WORD = new RegExp(String.raw`[${UNSPACED}]|[\p{L}\p{N}][\p{L}\p{N}'’.-]*`, 'gu');
export const wordCount = (text: string) => text.match(WORD)?.length ?? 0;

/** A text in one line, cut at a word to the length of a quotation. */
export function quoted(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= QUOTE_MAX) return line;
  const cut = line.slice(0, QUOTE_MAX - 2).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')} …`;
}

/** The first entries of a list, each once. */
export const listed = (items: Iterable<string>) =>
  [...new Set([...items].map(quoted))].slice(0, ITEMS_MAX);

/** The letters and digits of a text, to compare two spellings. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
