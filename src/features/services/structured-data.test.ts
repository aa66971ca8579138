import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { howToSchema as content } from '../../content/page-parts.ts';
import { readContentFile } from '../../content/read-content.ts';
import { howToSchema, serviceBlock } from './structured-data.ts';
import { servicePageSchema } from './web-design-schema.ts';

const ORIGIN = 'https://www.northbar.example';
const [file = ''] = readdirSync(inContent('services'));
const page = readContentFile(inContent(`services/${file}`), servicePageSchema).data;
const URL = `${ORIGIN}/services/a`;

/** The service at a price. */
const at = (price: string) => ({
  page,
  price: { name: 'It alone', price, text: 'What it buys', href: '/services/a' },
  url: URL,
  origin: ORIGIN,
});

test('a range by the month', () => {
  expect(serviceBlock(at('$3,000-$5,000/month'))).toMatchObject({
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
  const { offers } = serviceBlock(at('$1,500/month plus ad spend'));
  expect(offers).toMatchObject({ priceSpecification: { price: 1500, unitCode: 'MON' } });
});

test('a one-time price names no unit of time', () => {
  const { offers } = serviceBlock(at('$5,000-$15,000 one-time'));
  expect(offers).toMatchObject({ priceSpecification: { minPrice: 5000, maxPrice: 15000 } });
  expect(JSON.stringify(offers)).not.toContain('MON');
});

const step = (name: string) => ({
  name,
  text: 'Open the report. '.repeat(5),
  url: '/services/ppc',
});
const words = {
  label: 'Do it yourself',
  heading: 'Read ==what you paid for==.',
  intro: 'At the end you have one figure, the cost of a signed case.',
  steps: [
    step('Open it'),
    step('Sort it'),
    step('Read it'),
    { ...step('Add it up'), image: '/steps/sum.png' },
  ],
};

test('thirty minutes unless the file says otherwise', () => {
  const url = `${ORIGIN}/services/ppc`;
  expect(howToSchema(content.parse(words), url, ORIGIN)).toMatchObject({ totalTime: 'PT30M' });
  expect(howToSchema(content.parse({ ...words, totalMinutes: 45 }), url, ORIGIN).totalTime).toBe(
    'PT45M',
  );
});

test('steps in order, with their links and pictures as full addresses', () => {
  const block = howToSchema(content.parse(words), `${ORIGIN}/services/analytics`, ORIGIN);
  const steps = [block.step].flat();
  expect(steps).toHaveLength(4);
  expect(steps[3]).toEqual({
    '@type': 'HowToStep',
    '@id': `${ORIGIN}/services/analytics#step-4`,
    position: 4,
    name: 'Add it up',
    text: words.steps[3]?.text,
    url: `${ORIGIN}/services/ppc`,
    image: `${ORIGIN}/steps/sum.png`,
  });
  expect(steps[0]).toMatchObject({ image: `${ORIGIN}/social/services/ppc.png` });
});
