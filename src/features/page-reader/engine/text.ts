const QUOTE_MAX = 300;
export const ITEMS_MAX = 40;
export const OUTLINE_MAX = 200;

export const oneLine = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim();

export function shortenQuote(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= QUOTE_MAX) return line;
  const cut = line.slice(0, QUOTE_MAX - 2).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '')} …`;
}

export const quoteAll = (items: Iterable<string>) =>
  [...new Set([...items].map(shortenQuote))].slice(0, ITEMS_MAX);

export const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
