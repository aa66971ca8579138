export const MAX_NUMBER_LENGTH = 30;

export type NumberUnit = 'dollars' | 'count' | 'percent';
/** A number, nothing for an empty field, or the reason why the text is not a number. */
export type ParsedNumber = { value?: number; fault?: 'unreadable' | 'negative' };

/** Thousands have commas, spaces or no separators; k or m may be at the end. */
const NUMBER_FORMAT = /^(\d{1,3}(?:[ ,]\d{3})+|\d*)(\.\d*)?([km]?)$/;
/** "13.500" may mean 13,500 or 13.5. */
const AMBIGUOUS_NUMBER = /^[1-9]\d{0,2}\.\d{3}$/;
const THOUSAND = 1_000;
/** "-200", "- $200", and "(200)" as in bookkeeping. */
const NEGATIVE_NUMBER = /^(?:[-\u2212\u2013] ?[\d.]|\([\d., ]+\)$)/;

/** A dollar field does not drop a percent sign, because a fee of "33%" is not $33. */
const UNIT_SIGNS: Record<NumberUnit, string> = { dollars: '$', count: '', percent: '%' };
const UNIT_WORDS: Record<NumberUnit, RegExp> = {
  dollars: /\b(?:usd|dollars?)\b/gi,
  count: /\b(?:signed|cases?|clients?|inquir(?:y|ies)|leads?|calls?|photos?|reviews?)\b/gi,
  percent: /per ?cent/gi,
};
/**
 * A decimal comma, as in "5,5". In dollars it is refused, because "4,20" may be 4,200 with a
 * missing digit.
 */
const DECIMAL_COMMA = /^(\d{1,3}),(\d{1,2})$/;

function removeUnits(text: string, unit: NumberUnit) {
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
  if (!/\d/.test(integer + fraction) || AMBIGUOUS_NUMBER.test(text)) return undefined;
  const scale = unit === 'k' ? THOUSAND : unit === 'm' ? THOUSAND * THOUSAND : 1;
  return Number(`${integer.replace(/[ ,]/g, '') || '0'}${fraction}`) * scale;
}

/** Reads "$13.5k", "1,204", "85 %", "25percent", "5,5". */
export function parseNumber(input: string, unit: NumberUnit): ParsedNumber {
  const text = removeUnits(input.slice(0, MAX_NUMBER_LENGTH + 1), unit);
  if (!text) return input.trim() ? { fault: 'unreadable' } : {};
  if (input.trim().length > MAX_NUMBER_LENGTH) return { fault: 'unreadable' };
  if (NEGATIVE_NUMBER.test(text)) return { fault: 'negative' };
  const value = numberOf(text);
  return value === undefined ? { fault: 'unreadable' } : { value };
}
