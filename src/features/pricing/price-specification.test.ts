import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { priceRange } from './price-specification.ts';
import { pricingSchema } from './schema.ts';

test.each([
  ['$3,000-$5,000/month', { min: 3000, max: 5000, per: 'month' }],
  ['$1,500/month plus ad spend', { min: 1500, max: 1500, per: 'month' }],
  ['$5,000-$15,000 one-time', { min: 5000, max: 15000, per: 'once' }],
  ['Included with all packages', undefined],
  ['From $900', undefined],
])('%s', (text, range) => {
  expect(priceRange(text)).toEqual(range);
});

test('every price of the list but the included one is read', () => {
  const { items } = readContentFile(inContent('pages/pricing.yaml'), pricingSchema).data.aLaCarte;
  expect(items.filter(({ price }) => !priceRange(price)).map(({ name }) => name)).toEqual(['Analytics']);
});
