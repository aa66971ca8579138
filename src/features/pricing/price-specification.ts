type DollarRange = { min: number; max: number };
/** Dollars a price text names: the lowest, the highest, and what they pay for in time. */
type PriceRange = DollarRange & { per: 'month' | 'once' };

const AMOUNTS = /^\$([\d,]+)(?:-\$([\d,]+))?/;
const PERIOD = /^\s*(\/month|one-time)/;

const dollars = (figure: string) => Number(figure.replaceAll(',', ''));

/** US dollars that a text such as "$3,000-$15,000" begins with. Undefined where it begins with no amount. */
export function dollarRange(text: string): DollarRange | undefined {
  const [, low, high] = AMOUNTS.exec(text) ?? [];
  return low ? { min: dollars(low), max: dollars(high ?? low) } : undefined;
}

/**
 * US dollars, read from a text of the a la carte list such as "$3,000-$5,000/month".
 * Undefined where the text names no amount ("Included with all packages").
 */
export function priceRange(text: string): PriceRange | undefined {
  const range = dollarRange(text);
  const [, period] = PERIOD.exec(text.replace(AMOUNTS, '')) ?? [];
  return range && period ? { ...range, per: period === '/month' ? 'month' : 'once' } : undefined;
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
