import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { serviceSchema } from './schema.ts';
import { findPrice, serviceBlock } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const [file = ''] = readdirSync(inContent('services'));
const page = readContentFile(inContent(`services/${file}`), serviceSchema).data;
const URL = `${ORIGIN}/services/a`;

const priced = (price: string) => ({
  page,
  price: { name: 'It alone', price, text: 'What it buys', href: '/services/a' },
  url: URL,
  origin: ORIGIN,
});

test('a range by the month', () => {
  expect(serviceBlock(priced('$3,000-$5,000/month'))).toMatchObject({
    '@type': 'Service',
    '@id': `${URL}#service`,
    name: page.name,
    provider: { '@id': `${ORIGIN}/#organization` },
    areaServed: { '@type': 'Country', name: 'United States' },
    audience: { audienceType: 'Law firms' },
    offers: {
      '@id': `${URL}#offer`,
      description: '$3,000-$5,000/month',
      url: `${ORIGIN}/pricing`,
      priceSpecification: { priceCurrency: 'USD', minPrice: 3000, maxPrice: 5000, unitCode: 'MON' },
    },
  });
});

test('one price is a price, not a range', () => {
  const { offers } = serviceBlock(priced('$1,500/month plus ad spend'));
  expect(offers).toMatchObject({ priceSpecification: { price: 1500, unitCode: 'MON' } });
});

test('a one-time price names no unit of time', () => {
  const { offers } = serviceBlock(priced('$5,000-$15,000 one-time'));
  expect(offers).toMatchObject({ priceSpecification: { minPrice: 5000, maxPrice: 15000 } });
  expect(JSON.stringify(offers)).not.toContain('MON');
});

const list = [
  ['Legal SEO Only', '$3,000-$5,000/month'],
  ['Web Design', '$5,000-$15,000 one-time'],
].map(([name = '', price = '']) => ({ name, price, text: 'What it buys', href: '/services/a' }));
test.each(list)('$name costs $price', ({ name, price }) => {
  expect(findPrice(name, list)?.price).toBe(price);
});
test('a page without a price has none in its data', () =>
  expect(findPrice(undefined, list)).toBeUndefined());
