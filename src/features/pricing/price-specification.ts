import type { PriceRange } from './price-range.ts';

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
