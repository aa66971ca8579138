import { oneLine } from './text.ts';

/** The letters on the keys of a phone (ITU-T E.161): 800-555-4LAW is 800-555-4529. */
const LETTERS_BY_DIGIT = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const digitForLetter = (letter: string) =>
  String(LETTERS_BY_DIGIT.findIndex((letters) => letters.includes(letter)));

const EXTENSION = /(?:[;,#].*|\s*\(?\b(?:ext|extension|x)\.?\s*\d+\)?\s*)$/i;
const MAX_TEXT_CHARS = 100;

/** Returns ten digits. The extension is removed, and letters become digits. */
export function parseNorthAmerican(text: string): string | undefined {
  const numberText = oneLine(text)
    .slice(0, MAX_TEXT_CHARS)
    .replace(/^tel:/i, '')
    .replace(/%[0-7][\da-f]/gi, (encoded) => decodeURIComponent(encoded))
    .replace(EXTENSION, '');
  if (/^\s*(?:\+|00|011)\s*(?!1)\d/.test(numberText)) return undefined;
  const characters = numberText
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/^1(?=\d{3})/, '');
  // A word may have more letters than the number has digits.
  const length = /[A-Z]/.test(characters) ? 10 : undefined;
  const number = characters.slice(0, length).replace(/[A-Z]/g, digitForLetter);
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number) ? number : undefined;
}

const SEPARATOR = String.raw`[\s().\u2010-\u2015\u2022\u00b7/|_-]`;
const GAP = `${SEPARATOR}{0,4}`;
/** Ten digits without separators may be a case number. */
const GROUPED_NUMBER = new RegExp(
  String.raw`(?<![\d-])(?:\+?1${GAP})?[2-9]\d{2}${SEPARATOR}{1,4}[2-9]\d{2}${SEPARATOR}{1,4}\d{4}(?!\d)`,
  'g',
);
/** The lookahead finds a number inside another match, as in "Suite 200, call 1-800-Hurt-Now". */
const LETTERED_NUMBER = new RegExp(
  String.raw`(?<!\d)1?[2-9]\d{2}(?=(${GAP}(?:[\dA-Z]${GAP}){7}))`,
  'gi',
);

const numbersMatching = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].flatMap(([start, end = '']) => parseNorthAmerican(start + end) ?? []);

export const findGroupedNumbers = (text: string) => numbersMatching(GROUPED_NUMBER, text);
export const findAllNumbers = (text: string) =>
  new Set([...findGroupedNumbers(text), ...numbersMatching(LETTERED_NUMBER, text)]);
