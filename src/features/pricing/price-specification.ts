/** Dollars a price text names: the lowest, the highest, and what they pay for in time. */
type PriceRange = { min: number; max: number; per: 'month' | 'once' };

const PRICE = /^\$([\d,]+)(?:-\$([\d,]+))?\s*(\/month|one-time)/;

const dollars = (figure: string) => Number(figure.replaceAll(',', ''));

/**
 * US dollars, read from a text of the a la carte list such as "$3,000-$5,000/month".
 * Undefined where the text names no amount ("Included with all packages").
 */
export function priceRange(text: string): PriceRange | undefined {
  const [, low, high, period] = PRICE.exec(text) ?? [];
  if (!low || !period) return undefined;
  return { min: dollars(low), max: dollars(high ?? low), per: period === '/month' ? 'month' : 'once' };
}

/** Currency of every price of the site, ISO 4217. */
export const CURRENCY = 'USD';
/** A month in the unit codes of UN/CEFACT, which schema.org uses. */
const MONTH = 'MON';

/** A price range as structured data: one price or the two ends, per month or once. */
export function priceSpecification({ min, max, per }: PriceRange) {
  return {
    '@type': 'UnitPriceSpecification' as const,
    priceCurrency: CURRENCY,
    ...(min === max ? { price: min } : { minPrice: min, maxPrice: max }),
    ...(per === 'month' ? { unitCode: MONTH, unitText: 'month' } : {}),
  };
}
