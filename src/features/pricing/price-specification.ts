import { z } from 'zod';

/** The lowest and the highest price in a text. The highest is undefined in an open range such as "from $2,500". */
type DollarRange = { min: number; max: number | undefined };
/** A range with its period. */
type PriceRange = DollarRange & { per: 'month' | 'once' };

const FIGURE = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(K|M)?(?![\d,])`;
/** Matches "$2,500-$3,500", "$2,500–3,500", "$2,500 to $3,500", "from $2,500", "$2,500+", "$900" and "$1.5K". */
const AMOUNTS = new RegExp(
  String.raw`^(from |starting at )?\$${FIGURE}(?:\s*(?:[-\u2013\u2014]|to)\s*\$?${FIGURE})?(\+)?`,
  'i',
);
const PERIOD = /^\s*(\/month|(?:a|per) month|one-time)/;
const UNITS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

const dollars = (figure: string, unit = '') =>
  Math.round(Number(figure.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1) * 100) / 100;

/** Returns the range at the start of a text and the rest of the text; undefined if there is none or it is descending. */
function amountsOf(text: string): { range: DollarRange; rest: string } | undefined {
  const found = AMOUNTS.exec(text);
  if (!found) return undefined;
  const [whole, from, low = '', lowUnit, high, highUnit, andMore] = found;
  // In "$5-$7K" the unit belongs to both figures.
  const min = dollars(
    low,
    lowUnit ?? (high && dollars(low) < dollars(high) ? highUnit : undefined),
  );
  const isOpen = Boolean(from || andMore) && high === undefined;
  const max = isOpen ? undefined : high === undefined ? min : dollars(high, highUnit);
  if (max !== undefined && max < min) return undefined;
  return { range: { min, max }, rest: text.slice(whole.length) };
}

/** Returns the range in US dollars at the start of a text such as "$3,000-$15,000"; undefined if there is none. */
export const dollarRange = (text: string): DollarRange | undefined => amountsOf(text)?.range;

/** Returns whether a text is a price and nothing else. */
export const isPrice = (text: string): boolean => amountsOf(text)?.rest === '';

/** Schema of a price in a usual form. */
export const priceSchema = z
  .string()
  .refine(
    isPrice,
    'expected a price such as "$2,500-$3,500", "$2,500 to $3,500", "from $2,500", "$900" or "$1.5K"',
  );

/**
 * Returns the range and the period of a price such as "$3,000-$5,000/month"; undefined for a text without an amount
 * ("Included with all packages").
 */
export function priceRange(text: string): PriceRange | undefined {
  const amounts = amountsOf(text);
  const [, period] = PERIOD.exec(amounts?.rest ?? '') ?? [];
  return amounts && period
    ? { ...amounts.range, per: period === 'one-time' ? 'once' : 'month' }
    : undefined;
}

/** Currency of all prices, by ISO 4217. */
export const CURRENCY = 'USD';
/** A month in the unit codes of UN/CEFACT, which schema.org uses. */
const MONTH = 'MON';

/** Returns a price range as structured data. */
export function priceSpecification({ min, max, per }: PriceRange) {
  return {
    '@type': 'UnitPriceSpecification' as const,
    priceCurrency: CURRENCY,
    ...(min === max
      ? { price: min }
      : { minPrice: min, ...(max !== undefined && { maxPrice: max }) }),
    ...(per === 'month' ? { unitCode: MONTH, unitText: 'month' } : {}),
  };
}
