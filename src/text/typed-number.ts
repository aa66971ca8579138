/** Most characters of a field that are read; the longest number that counts has fewer. */
export const TYPED_MAX_CHARS = 30;

/** Units of a numeric field. */
export type NumberUnit = 'dollars' | 'count' | 'percent';
/** The content of a field: its number, nothing when it is blank, or the reason why it is no number. */
export type TypedNumber = { value?: number; fault?: 'unreadable' | 'negative' };

/** Thousands parted by commas or spaces, or not at all; cents after a point; k and m as people write them. */
const NUMBER = /^(\d{1,3}(?:[ ,]\d{3})+|\d*)(\.\d*)?([km]?)$/;
/** Thirteen thousand as some write it, or thirteen and a half. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;
const THOUSAND = 1_000;
/** "-200", "- $200", and "(200)" as books have it. */
const NEGATIVE = /^(?:[-\u2212\u2013] ?[\d.]|\([\d., ]+\)$)/;

/** A share in a field for money is no amount: a fee of "33%" is not $33. */
const SIGN: Record<NumberUnit, string> = { dollars: '$', count: '', percent: '%' };
/** A word after a number. */
const UNIT_WORDS: Record<NumberUnit, RegExp> = {
  dollars: /\b(?:usd|dollars?)\b/gi,
  count: /\b(?:signed|cases?|clients?|inquir(?:y|ies)|leads?|calls?|photos?|reviews?)\b/gi,
  percent: /per ?cent/gi,
};
/** A point elsewhere. In an amount of money it may be a thousand that lacks a digit. */
const DECIMAL_COMMA = /^(\d{1,3}),(\d{1,2})$/;

/** Returns a text without what carries no number: the sign, units, and what copying from a sheet leaves behind. */
function bare(text: string, unit: NumberUnit) {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll(SIGN[unit], '')
    .replace(UNIT_WORDS[unit], '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return unit === 'dollars' ? plain : plain.replace(DECIMAL_COMMA, '$1.$2');
}

function numberOf(text: string): number | undefined {
  const [, whole = '', part = '', unit] = NUMBER.exec(text) ?? [];
  if (!/\d/.test(whole + part) || AMBIGUOUS.test(text)) return undefined;
  const scale = unit === 'k' ? THOUSAND : unit === 'm' ? THOUSAND * THOUSAND : 1;
  return Number(`${whole.replace(/[ ,]/g, '') || '0'}${part}`) * scale;
}

/** Reads a number as people type it into a field of any tool: "$13.5k", "1,204", "85 %", "25percent", "5,5". */
export function typedNumber(typed: string, unit: NumberUnit): TypedNumber {
  const text = bare(typed.slice(0, TYPED_MAX_CHARS + 1), unit);
  if (!text) return typed.trim() ? { fault: 'unreadable' } : {};
  if (typed.trim().length > TYPED_MAX_CHARS) return { fault: 'unreadable' };
  if (NEGATIVE.test(text)) return { fault: 'negative' };
  const value = numberOf(text);
  return value === undefined ? { fault: 'unreadable' } : { value };
}
