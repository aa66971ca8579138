import { expect, test } from 'vitest';
import { cityMeta } from './structured-data.ts';
import { TAMPA as tampa } from './tampa.fixture.ts';

const ORIGIN = 'https://www.northbar.example';
const URL = `${ORIGIN}/locations/tampa-law-firm-marketing-agency`;
const signer = (slug: string, name: string) => ({ name, title: 'Editor', slug, path: `/team/${slug}` });
const signed = {
  writer: signer('bo-elm', 'Bo Elm'),
  check: { by: signer('ann-oak', 'Ann Oak'), on: '2026-11-22' },
};
const meta = cityMeta(tampa, signed, ORIGIN);
const [service, questions, trail, page] = [meta.schema].flat();

test('keywords: the main one first, each once', () => {
  expect(meta.keywords?.[0]).toBe('tampa law firm marketing agency');
  expect(new Set(meta.keywords).size).toBe(meta.keywords?.length);
  expect(meta.path).toBe('/locations/tampa-law-firm-marketing-agency');
});

test('the service of the agency in this city', () => {
  expect(service).toMatchObject({
    '@type': 'Service',
    '@id': `${URL}#service`,
    provider: { '@id': `${ORIGIN}/#organization` },
    areaServed: { '@type': 'City', name: 'Tampa', containedInPlace: { '@type': 'State', name: 'Florida' } },
  });
  expect(service).not.toHaveProperty('review');
});

test('the reviews shown are of the agency', () => {
  const [first] = tampa.reviews;
  expect(meta.organization).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, bestRating: 5 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: first?.author },
        datePublished: first?.date,
        reviewBody: first?.reviewBody,
        reviewRating: { '@type': 'Rating', ratingValue: first?.rating, bestRating: 5 },
      },
      expect.anything(),
    ],
  });
});

test('a city without reviews claims no rating', () => {
  const { aggregate, ...rest } = tampa;
  expect(aggregate).toBeDefined();
  expect(cityMeta({ ...rest, reviews: [] }, signed, ORIGIN)).not.toHaveProperty('organization');
});

test('questions and trail have stable ids', () => {
  expect(questions).toMatchObject({ '@type': 'FAQPage', '@id': `${URL}#faq` });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList', '@id': `${URL}#breadcrumb` });
});

test('the page says who wrote it, who checked it and when', () => {
  expect(page).toMatchObject({
    '@type': 'WebPage',
    '@id': `${URL}#page`,
    mainEntity: { '@id': `${URL}#service` },
    author: { '@type': 'Person', '@id': `${ORIGIN}/team/bo-elm#person`, name: 'Bo Elm', jobTitle: 'Editor' },
    reviewedBy: { '@id': `${ORIGIN}/team/ann-oak#person`, url: `${ORIGIN}/team/ann-oak` },
    lastReviewed: '2026-11-22',
  });
  const [, , , unchecked] = [cityMeta(tampa, { writer: signed.writer }, ORIGIN).schema].flat();
  expect(unchecked).not.toHaveProperty('reviewedBy');
  expect(unchecked).not.toHaveProperty('lastReviewed');
});
