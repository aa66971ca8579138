import { ITEMS_MAX, QUOTE_MAX } from '../reading.ts';

export const oneLine = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim();

/** Scripts that set no space between words: each sign counts as one. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const WORD = new RegExp(String.raw`[${UNSPACED}]|[\p{L}\p{N}][\p{L}\p{N}'’.-]*`, 'gu');
export const wordCount = (text: string) => text.match(WORD)?.length ?? 0;

const CUT = ' …';

/** A text as it may be quoted: one line, and no longer than a quotation may be. */
export function quoted(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= QUOTE_MAX) return line;
  const cut = line.slice(0, QUOTE_MAX - CUT.length).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')}${CUT}`;
}

/** Entries of a list, each once, as many as are shown. */
export const listed = (items: Iterable<string>) =>
  [...new Set([...items].map(quoted))].slice(0, ITEMS_MAX);

/** Letters and digits only: how two spellings of one text are compared. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
