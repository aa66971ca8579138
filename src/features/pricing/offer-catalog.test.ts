import { expect, test } from 'vitest';
import { isSample, readInUse } from '../../../tests/support/content-in-use.ts';
import { findSection } from '../../blocks/schema.ts';
import { offerCatalog } from './offer-catalog.ts';
import { pricingSchema } from './schema.ts';

const ORIGIN = 'https://www.northbar.example';
const URL = `${ORIGIN}/pricing`;
const pricing = readInUse('pages/pricing.yaml', pricingSchema);

type PlainOffer = Record<string, unknown> & { name: string };
const catalog = JSON.parse(JSON.stringify(offerCatalog(pricing, URL, ORIGIN)));
const [packages, services = []] = catalog.itemListElement.map(
  (list: { itemListElement: PlainOffer[] }) => list.itemListElement,
) as [PlainOffer[], PlainOffer[]];
const monthly = (minPrice: number, maxPrice: number) =>
  expect.objectContaining({ minPrice, maxPrice, unitCode: 'MON', priceCurrency: 'USD' });

test.runIf(isSample)('the three packages have their monthly range and their own address', () => {
  expect(
    packages.map(({ name, url, priceSpecification }) => [name, url, priceSpecification]),
  ).toEqual([
    ['Starter', `${URL}#starter`, monthly(2500, 3500)],
    ['Growth', `${URL}#growth`, monthly(5000, 7500)],
    ['Market Domination', `${URL}#market-domination`, monthly(10000, 15000)],
  ]);
});

test.runIf(isSample)(
  'services have their price as text; only the included service has no amount',
  () => {
    const prices = findSection(pricing.sections, 'prices')?.prices.map(({ price }) => price);
    expect(services.map(({ description }) => description)).toEqual(prices);
    const withoutAmount = services.filter(({ priceSpecification }) => !priceSpecification);
    expect(withoutAmount.map(({ name }) => name)).toEqual(['Analytics']);
  },
);
