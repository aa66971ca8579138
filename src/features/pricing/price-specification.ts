import { z } from 'zod';

/** Dollars a price text names: the lowest, and the highest where it names one ("from $2,500" does not). */
type DollarRange = { min: number; max: number | undefined };
/** And what they pay for in time. */
type PriceRange = DollarRange & { per: 'month' | 'once' };

const FIGURE = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?)(K|M)?(?![\d,])`;
/** "$2,500-$3,500", "$2,500–3,500", "$2,500 to $3,500", "from $2,500", "$2,500+", "$900", "$1.5K". */
const AMOUNTS = new RegExp(
  String.raw`^(from |starting at )?\$${FIGURE}(?:\s*(?:[-\u2013\u2014]|to)\s*\$?${FIGURE})?(\+)?`,
  'i',
);
const PERIOD = /^\s*(\/month|(?:a|per) month|one-time)/;
const UNITS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

const dollars = (figure: string, unit = '') =>
  Math.round(Number(figure.replaceAll(',', '')) * (UNITS[unit.toLowerCase()] ?? 1) * 100) / 100;

/** Returns the amount that a price text begins with. It is undefined for any other text, and for a range that ends before it begins. */
function amountsOf(text: string): { range: DollarRange; rest: string } | undefined {
  const found = AMOUNTS.exec(text);
  if (!found) return undefined;
  const [whole, from, low = '', lowUnit, high, highUnit, andMore] = found;
  // "$5-$7K": the unit is written once.
  const min = dollars(
    low,
    lowUnit ?? (high && dollars(low) < dollars(high) ? highUnit : undefined),
  );
  const isOpen = Boolean(from || andMore) && high === undefined;
  const max = isOpen ? undefined : high === undefined ? min : dollars(high, highUnit);
  if (max !== undefined && max < min) return undefined;
  return { range: { min, max }, rest: text.slice(whole.length) };
}

/** Returns the US dollars that a text such as "$3,000-$15,000" begins with; undefined where it begins with no amount. */
export const dollarRange = (text: string): DollarRange | undefined => amountsOf(text)?.range;

/** Returns whether a text is a price and nothing else. */
export const isPrice = (text: string): boolean => amountsOf(text)?.rest === '';

/** A price in any usual form. */
export const priceSchema = z
  .string()
  .refine(
    isPrice,
    'expected a price such as "$2,500-$3,500", "$2,500 to $3,500", "from $2,500", "$900" or "$1.5K"',
  );

/**
 * Reads US dollars from a text of the a la carte list such as "$3,000-$5,000/month". It is undefined where the text
 * names no amount ("Included with all packages").
 */
export function priceRange(text: string): PriceRange | undefined {
  const amounts = amountsOf(text);
  const [, period] = PERIOD.exec(amounts?.rest ?? '') ?? [];
  return amounts && period
    ? { ...amounts.range, per: period === 'one-time' ? 'once' : 'month' }
    : undefined;
}

/** Currency of every price of the site, ISO 4217. */
export const CURRENCY = 'USD';
/** A month in the unit codes of UN/CEFACT, which schema.org uses. */
const MONTH = 'MON';

/** Returns a price range as structured data: one price or the two ends, per month or once. */
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
