export const MAX_TYPED_CHARS = 30;

export type NumberUnit = 'dollars' | 'count' | 'percent';
/** A number, nothing for an empty field, or the reason why the text is not a number. */
export type ParsedNumber = { value?: number; fault?: 'unreadable' | 'negative' };

/** Thousands have commas, spaces or no separators; k or m may be at the end. */
const NUMBER_FORMAT = /^(\d{1,3}(?:[ ,]\d{3})+|\d*)(\.\d*)?([km]?)$/;
/** "13.500" may mean 13,500 or 13.5. */
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;
const THOUSAND = 1_000;
/** "-200", "- $200", and "(200)" as in bookkeeping. */
const NEGATIVE = /^(?:[-\u2212\u2013] ?[\d.]|\([\d., ]+\)$)/;

/** A percent sign in a field for dollars stays, because a fee of "33%" is not $33. */
const UNIT_SIGNS: Record<NumberUnit, string> = { dollars: '$', count: '', percent: '%' };
const UNIT_WORDS: Record<NumberUnit, RegExp> = {
  dollars: /\b(?:usd|dollars?)\b/gi,
  count: /\b(?:signed|cases?|clients?|inquir(?:y|ies)|leads?|calls?|photos?|reviews?)\b/gi,
  percent: /per ?cent/gi,
};
/**
 * A decimal comma, as in "5,5". Dollars have none: "4,20" may be 4,200 with a missing digit, and is
 * refused.
 */
const DECIMAL_COMMA = /^(\d{1,3}),(\d{1,2})$/;

function withoutUnits(text: string, unit: NumberUnit) {
  const textWithoutUnits = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll(UNIT_SIGNS[unit], '')
    .replace(UNIT_WORDS[unit], '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return unit === 'dollars' ? textWithoutUnits : textWithoutUnits.replace(DECIMAL_COMMA, '$1.$2');
}

function numberOf(text: string): number | undefined {
  const [, integer = '', fraction = '', unit] = NUMBER_FORMAT.exec(text) ?? [];
  if (!/\d/.test(integer + fraction) || AMBIGUOUS.test(text)) return undefined;
  const scale = unit === 'k' ? THOUSAND : unit === 'm' ? THOUSAND * THOUSAND : 1;
  return Number(`${integer.replace(/[ ,]/g, '') || '0'}${fraction}`) * scale;
}

/** Reads "$13.5k", "1,204", "85 %", "25percent", "5,5". */
export function parseNumber(typed: string, unit: NumberUnit): ParsedNumber {
  const text = withoutUnits(typed.slice(0, MAX_TYPED_CHARS + 1), unit);
  if (!text) return typed.trim() ? { fault: 'unreadable' } : {};
  if (typed.trim().length > MAX_TYPED_CHARS) return { fault: 'unreadable' };
  if (NEGATIVE.test(text)) return { fault: 'negative' };
  const value = numberOf(text);
  return value === undefined ? { fault: 'unreadable' } : { value };
}
