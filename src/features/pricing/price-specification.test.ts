import { expect, test } from 'vitest';
import { dollarRange, isPrice, priceRange, priceSpecification } from './price-specification.ts';

test.each([
  ['$3,000-$5,000/month', { min: 3000, max: 5000, per: 'month' }],
  ['$5,000-$15,000 one-time', { min: 5000, max: 15000, per: 'once' }],
  ['Included with all packages', undefined],
  ['from $900/month', { min: 900, max: undefined, per: 'month' }],
  ['$1.5K a month', { min: 1500, max: 1500, per: 'month' }],
])('%s is read with its period, or not at all', (text, range) => {
  expect(priceRange(text)).toEqual(range);
});

test.each([
  ['$2,500-$3,500', 2500, 3500],
  ['$2,500–3,500', 2500, 3500],
  ['From $2,500', 2500, undefined],
  ['$2,500+', 2500, undefined],
  ['$5-$7K', 5000, 7000],
])('%s is a price', (text, min, max) => {
  expect(isPrice(text)).toBe(true);
  expect(dollarRange(text)).toEqual({ min, max });
});

test.each(['2,500', '$2,50', '$3,500-$2,500', '$900 or so', 'about $900'])(
  '%s is not a price',
  (text) => expect(isPrice(text)).toBe(false),
);

test.each([
  ['from $900/month', { minPrice: 900, unitCode: 'MON', unitText: 'month' }],
  ['$1,500/month', { price: 1500, unitCode: 'MON', unitText: 'month' }],
  ['$5,000-$15,000 one-time', { minPrice: 5000, maxPrice: 15000 }],
])('the structured data of %s has only what the price states', (text, stated) => {
  const range = priceRange(text);
  const type = { '@type': 'UnitPriceSpecification', priceCurrency: 'USD' };
  expect(range && priceSpecification(range)).toEqual({ ...type, ...stated });
});
