import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { pricingSchema } from '../../src/features/pricing/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const PRICE = /^\$[\d,.]+(?:\s?[-–]\s?\$?[\d,.]+)?$/;
const { packages, setup, comparison } = readContentFile(inContent('pages/pricing.yaml'), pricingSchema).data;

test('a price in the comparison is the one of its package, or of the setup', () => {
  const wrong = (comparison?.rows ?? []).flatMap(({ feature, cells }) =>
    cells
      .filter((cell, at) => {
        const charged = [packages.items[at]?.priceRange, setup?.price];
        return PRICE.test(cell) && !charged.includes(cell);
      })
      .map((cell) => `${feature}: ${cell}`),
  );
  expect(wrong).toEqual([]);
});
