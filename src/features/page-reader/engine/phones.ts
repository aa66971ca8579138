import { oneLine } from './text.ts';

/** The letters on the keys of a phone (ITU-T E.161): 800-555-4LAW is 800-555-4529. */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string) => String(KEYS.findIndex((letters) => letters.includes(letter)));

const EXTENSION = /(?:[;,#].*|\s*\(?\b(?:ext|extension|x)\.?\s*\d+\)?\s*)$/i;
/** Only this many first characters of a text are searched for a number. */
const TEXT_MAX = 100;

/**
 * Returns the ten digits of a North American number, without extension and with letters as digits; undefined for other
 * texts.
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
  // A word may have more letters than the number has digits.
  const digits = /[A-Z]/.test(signs) ? signs.slice(0, 10) : signs;
  const number = digits.replace(/[A-Z]/g, keyOf);
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number) ? number : undefined;
}

const SIGN = String.raw`[\s().\u2010-\u2015\u00b7/-]`;
const APART = `${SIGN}{0,4}`;
/** Matches a number in groups. Ten digits without separators may be the number of a case. */
const IN_GROUPS = new RegExp(
  String.raw`(?<![\d-])(?:\+?1${APART})?[2-9]\d{2}${SIGN}{1,4}[2-9]\d{2}${SIGN}{1,4}\d{4}(?!\d)`,
  'g',
);
/** Matches a number without groups or with a word in capital letters; lower-case words would make every sentence match. */
const IN_LETTERS = new RegExp(
  String.raw`(?<!\d)(?:\+?1${APART})?[2-9]\d{2}${APART}(?:[\dA-Z]${APART}){7,12}`,
  'g',
);

const numbersBy = (pattern: RegExp, text: string) =>
  (text.match(pattern) ?? []).flatMap((found) => northAmerican(found) ?? []);

export const shownNumbers = (text: string) => numbersBy(IN_GROUPS, text);
/** Matches a number in the usual form of a phone number. */
const USUAL =
  /(?<![\d-])(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.\u2010-\u2015] ?)[2-9]\d{2}[-.\u2010-\u2015]\d{4}(?!\d)/g;
/** Matches words that name another number: of a fax or of a case. They may be this many characters away. */
const OTHER =
  /fax|facsimile|telecopier|\b(?:docket|serial|case|file|index|claim|policy|bar|license|id)\b/i;
const AWAY = 24;
/** Returns the first number of a text that is surely one to call. */
export const callable = (text: string) =>
  [...text.matchAll(USUAL)]
    .filter(({ index, 0: { length } }) => {
      const around = text.slice(Math.max(0, index - AWAY), index + length + AWAY / 2);
      return !OTHER.test(around);
    })
    .flatMap(({ 0: found }) => northAmerican(found) ?? [])[0];
/** Returns all numbers of a text: in groups, without groups, and with words. */
export const allNumbers = (text: string) =>
  new Set([...shownNumbers(text), ...numbersBy(IN_LETTERS, text)]);
