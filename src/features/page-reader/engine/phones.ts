import { oneLine } from './text.ts';

/** The letters on the keys of a phone (ITU-T E.161): 800-555-4LAW is 800-555-4529. */
const KEYS = ['', '', 'ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];
const keyOf = (letter: string) => String(KEYS.findIndex((letters) => letters.includes(letter)));

const EXTENSION = /(?:[;,#].*|\s*\(?\b(?:ext|extension|x)\.?\s*\d+\)?\s*)$/i;
const TEXT_MAX_CHARS = 100;

/** Returns ten digits, without extension and with letters as digits. */
export function northAmerican(text: string): string | undefined {
  const numberText = oneLine(text)
    .slice(0, TEXT_MAX_CHARS)
    .replace(/^tel:/i, '')
    .replace(/%[0-7][\da-f]/gi, (sign) => decodeURIComponent(sign))
    .replace(EXTENSION, '');
  if (/^\s*(?:\+|00|011)\s*(?!1)\d/.test(numberText)) return undefined;
  const signs = numberText
    .toUpperCase()
    .replace(/[^\dA-Z]/g, '')
    .replace(/^1(?=\d{3})/, '');
  // A word may have more letters than the number has digits.
  const digits = /[A-Z]/.test(signs) ? signs.slice(0, 10) : signs;
  const number = digits.replace(/[A-Z]/g, keyOf);
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(number) ? number : undefined;
}

const SIGN = String.raw`[\s().\u2010-\u2015\u00b7/-]`;
const GAP = `${SIGN}{0,4}`;
/** Ten digits without separators may be the number of a case. */
const IN_GROUPS = new RegExp(
  String.raw`(?<![\d-])(?:\+?1${GAP})?[2-9]\d{2}${SIGN}{1,4}[2-9]\d{2}${SIGN}{1,4}\d{4}(?!\d)`,
  'g',
);
/** Lower-case words would make every sentence match. */
const IN_LETTERS = new RegExp(
  String.raw`(?<!\d)(?:\+?1${GAP})?[2-9]\d{2}${GAP}(?:[\dA-Z]${GAP}){7,12}`,
  'g',
);

const numbersMatching = (pattern: RegExp, text: string) =>
  (text.match(pattern) ?? []).flatMap((match) => northAmerican(match) ?? []);

export const shownNumbers = (text: string) => numbersMatching(IN_GROUPS, text);
const USUAL_FORM =
  /(?<![\d-])(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.\u2010-\u2015] ?)[2-9]\d{2}[-.\u2010-\u2015]\d{4}(?!\d)/g;
/** Words that name another number: of a fax or of a case. */
const OTHER_NUMBER =
  /fax|facsimile|telecopier|\b(?:docket|serial|case|file|index|claim|policy|bar|license|id)\b/i;
const OTHER_WITHIN_CHARS = 24;
export const numberToCall = (text: string) =>
  [...text.matchAll(USUAL_FORM)]
    .filter(({ index, 0: { length } }) => {
      const around = text.slice(
        Math.max(0, index - OTHER_WITHIN_CHARS),
        index + length + OTHER_WITHIN_CHARS / 2,
      );
      return !OTHER_NUMBER.test(around);
    })
    .flatMap(({ 0: match }) => northAmerican(match) ?? [])[0];
export const allNumbers = (text: string) =>
  new Set([...shownNumbers(text), ...numbersMatching(IN_LETTERS, text)]);
