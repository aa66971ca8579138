const MAX_QUOTE_LENGTH = 300;
export const MAX_ITEMS = 40;
export const MAX_OUTLINE = 200;

export const oneLine = (text: string) => text.replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim();

export function shortenQuote(text: string): string {
  const line = oneLine(text).toWellFormed();
  if (line.length <= MAX_QUOTE_LENGTH) return line;
  const cutLine = line.slice(0, MAX_QUOTE_LENGTH - 2).toWellFormed();
  return `${cutLine.replace(/\s+\S*$/, '')} …`;
}

export const quoteAll = (items: Iterable<string>) =>
  [...new Set([...items].map(shortenQuote))].slice(0, MAX_ITEMS);

export const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
