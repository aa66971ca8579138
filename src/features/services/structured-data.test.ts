import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { serviceSchema } from './schema.ts';
import { serviceBlock } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const [file = ''] = readdirSync(inContent('services'));
const page = readContentFile(inContent(`services/${file}`), serviceSchema).data;
const URL = `${ORIGIN}/services/a`;

const price = { name: 'It alone', price: '$3,000-$5,000/month', text: 'Work', href: '/services/a' };

test('a service has its provider, its audience and its price by the month', () => {
  expect(serviceBlock({ page, price, url: URL, origin: ORIGIN })).toMatchObject({
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
