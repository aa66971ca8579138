import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { pricingSchema } from '../pricing/schema.ts';
import { priceOf } from './service-page.ts';
import { serviceBlock, serviceSchemas } from './structured-data.ts';
import { servicePageSchema } from './web-design-schema.ts';

const ORIGIN = 'https://www.northbar.example';
const list = readContentFile(inContent('pages/pricing.yaml'), pricingSchema).data.aLaCarte.items;

function inputOf(slug: string) {
  const page = readContentFile(inContent(`services/${slug}.yaml`), servicePageSchema).data;
  return {
    page,
    price: priceOf(page.price.item, list),
    url: `${ORIGIN}/services/${slug}`,
    origin: ORIGIN,
  };
}

test('a range by the month', () => {
  expect(serviceBlock(inputOf('legal-seo'))).toMatchObject({
    '@type': 'Service',
    '@id': `${ORIGIN}/services/legal-seo#service`,
    name: 'Legal SEO',
    provider: { '@id': `${ORIGIN}/#organization` },
    offers: {
      '@id': `${ORIGIN}/services/legal-seo#offer`,
      description: '$3,000-$5,000/month',
      url: `${ORIGIN}/pricing`,
      priceSpecification: { priceCurrency: 'USD', minPrice: 3000, maxPrice: 5000, unitCode: 'MON' },
    },
  });
});

test('one price is a price, not a range', () => {
  const { offers } = serviceBlock(inputOf('ppc'));
  expect(offers).toMatchObject({ priceSpecification: { price: 1500, unitCode: 'MON' } });
});

test('a one-time price names no unit of time', () => {
  const { offers } = serviceBlock(inputOf('web-design'));
  expect(offers).toMatchObject({ priceSpecification: { minPrice: 5000, maxPrice: 15000 } });
  expect(JSON.stringify(offers)).not.toContain('MON');
});

test('what is included names no amount', () => {
  const { offers } = serviceBlock(inputOf('analytics'));
  expect(offers).toMatchObject({ description: 'Included with all packages' });
  expect(JSON.stringify(offers)).not.toContain('price');
});

test('a page describes the service, its trail, its questions and its steps', () => {
  const blocks = serviceSchemas(inputOf('reputation')).map((block) => Object(block) as { '@type': string });
  expect(blocks.map((block) => block['@type'])).toEqual(['Service', 'BreadcrumbList', 'FAQPage', 'HowTo']);
});
