import { z } from 'zod';

/** An open range such as "from $2,500" has no `max`. */
type DollarRange = { min: number; max: number | undefined };
type PriceRange = DollarRange & { per: 'month' | 'once' };

const FIGURE = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(K|M)?(?![\d,])`;
/**
 * Matches "$2,500-$3,500", "$2,500–3,500", "$2,500 to $3,500", "from $2,500", "$2,500+", "$900" and
 * "$1.5K".
 */
const AMOUNTS = new RegExp(
  String.raw`^(from |starting at )?\$${FIGURE}(?:\s*(?:[-\u2013\u2014]|to)\s*\$?${FIGURE})?(\+)?`,
  'i',
);
const PERIOD = /^\s*(\/month|(?:a|per) month|one-time)/;
const UNITS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

const dollars = (figure: string, unit = '') =>
  Math.round(Number(figure.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1) * 100) / 100;

/** Returns undefined for a descending range. */
function readAmounts(text: string): { range: DollarRange; rest: string } | undefined {
  const match = AMOUNTS.exec(text);
  if (!match) return undefined;
  const [matchedText, from, low = '', lowUnit, high, highUnit, plus] = match;
  // In "$5-$7K" the unit belongs to both figures.
  const min = dollars(
    low,
    lowUnit ?? (high && dollars(low) < dollars(high) ? highUnit : undefined),
  );
  const isOpen = Boolean(from || plus) && high === undefined;
  const max = isOpen ? undefined : high === undefined ? min : dollars(high, highUnit);
  if (max !== undefined && max < min) return undefined;
  return { range: { min, max }, rest: text.slice(matchedText.length) };
}

/** Returns the range in US dollars at the start of a text such as "$3,000-$15,000". */
export const dollarRange = (text: string): DollarRange | undefined => readAmounts(text)?.range;

export const isPrice = (text: string): boolean => readAmounts(text)?.rest === '';

export const priceSchema = z
  .string()
  .refine(
    isPrice,
    'expected a price such as "$2,500-$3,500", "$2,500 to $3,500", "from $2,500", "$900" or "$1.5K"',
  );

/** Returns the range of "$3,000-$5,000/month"; a text such as "Included" has none. */
export function priceRange(text: string): PriceRange | undefined {
  const amounts = readAmounts(text);
  const [, period] = PERIOD.exec(amounts?.rest ?? '') ?? [];
  return amounts && period
    ? { ...amounts.range, per: period === 'one-time' ? 'once' : 'month' }
    : undefined;
}

/** ISO 4217 defines the code. */
export const CURRENCY = 'USD';
/** schema.org uses the unit codes of UN/CEFACT. */
const MONTH_UNIT_CODE = 'MON';

export function priceSpecification({ min, max, per }: PriceRange) {
  return {
    '@type': 'UnitPriceSpecification' as const,
    priceCurrency: CURRENCY,
    ...(min === max
      ? { price: min }
      : { minPrice: min, ...(max !== undefined && { maxPrice: max }) }),
    ...(per === 'month' ? { unitCode: MONTH_UNIT_CODE, unitText: 'month' } : {}),
  };
}
