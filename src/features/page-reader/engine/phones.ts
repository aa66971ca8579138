import { oneLine } from './text.ts';

/** The letters on the keys of a telephone (ITU-T E.161): 800-555-4LAW is 800-555-4529. */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string) => String(KEYS.findIndex((letters) => letters.includes(letter)));

const EXTENSION = /(?:[;,#].*|\s*\(?\b(?:ext|extension|x)\.?\s*\d+\)?\s*)$/i;
const DIGITS = 10;
/** The beginning of a text that may be a number, in characters. */
const TEXT_MAX = 100;

/**
 * Returns the ten digits of a North American number, without its extension and with its letters as digits; undefined
 * for any other text.
 */
export function northAmerican(text: string): string | undefined {
  const bare = oneLine(text)
    .slice(0, TEXT_MAX)
    .replace(/^tel:/i, '')
    .replace(/%[0-7][\da-f]/gi, (sign) => decodeURIComponent(sign))
    .replace(EXTENSION, '');
  if (/^\s*(?:\+|00|011)\s*(?!1)\d/.test(bare)) return undefined;
  const signs = bare
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/^1(?=\d{3})/, '');
  const isWord = /[A-Z]/.test(signs);
  const number = (isWord ? signs.slice(0, DIGITS) : signs).replace(/[A-Z]/g, keyOf);
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number) ? number : undefined;
}

const APART = String.raw`[\s().\u2010-\u2015\u00b7/-]{0,4}`;
/**
 * Match a number in digits, and a number that may contain a word. The word has capitals only, or every sentence would
 * contain numbers.
 */
const IN_DIGITS = new RegExp(
  String.raw`(?<![\d-])(?:\+?1${APART})?[2-9]\d{2}${APART}[2-9]\d{2}${APART}\d{4}(?!\d)`,
  'g',
);
const IN_LETTERS = new RegExp(
  String.raw`(?<!\d)(?:\+?1${APART})?[2-9]\d{2}${APART}(?:[\dA-Z]${APART}){7,12}`,
  'g',
);

const numbersBy = (pattern: RegExp, text: string) =>
  (text.match(pattern) ?? []).flatMap((found) => northAmerican(found) ?? []);

/** Returns the numbers that a text shows in digits. */
export const shownNumbers = (text: string) => numbersBy(IN_DIGITS, text);
/** Returns the numbers in digits, and those with words. */
export const allNumbers = (text: string) =>
  new Set([...shownNumbers(text), ...numbersBy(IN_LETTERS, text)]);
