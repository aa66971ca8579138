import { expect, test } from 'vitest';
import { cityMeta } from './structured-data.ts';
import { TAMPA as tampa } from './tampa.fixture.ts';

const ORIGIN = 'https://www.northbar.example';
const URL = `${ORIGIN}/locations/tampa-law-firm-marketing-agency`;
const signer = (slug: string, name: string) => ({
  name,
  title: 'Editor',
  slug,
  path: `/team/${slug}`,
});
const signed = {
  writer: signer('bo-elm', 'Bo Elm'),
  check: { by: signer('ann-oak', 'Ann Oak'), on: '2026-11-22' },
};
const meta = cityMeta(tampa, signed, ORIGIN);
const [service, , , page] = [meta.schema].flat();

test('keywords: the main one first, each once', () => {
  expect(meta.keywords?.[0]).toBe('tampa law firm marketing agency');
  expect(new Set(meta.keywords).size).toBe(meta.keywords?.length);
  expect(meta.path).toBe('/locations/tampa-law-firm-marketing-agency');
});

test('the service of the agency in this city', () => {
  expect(service).toMatchObject({
    areaServed: {
      '@type': 'City',
      name: 'Tampa',
      containedInPlace: { '@type': 'State', name: 'Florida' },
    },
  });
  expect(service).not.toHaveProperty('review');
});

test('a city without reviews claims no rating', () => {
  const { aggregate, ...rest } = tampa;
  expect(aggregate).toBeDefined();
  expect(cityMeta({ ...rest, reviews: [] }, signed, ORIGIN)).not.toHaveProperty('organization');
});

test('the page says who wrote it, who checked it and when', () => {
  expect(page).toMatchObject({
    mainEntity: { '@id': `${URL}#service` },
    author: {
      '@type': 'Person',
      '@id': `${ORIGIN}/team/bo-elm#person`,
      name: 'Bo Elm',
      jobTitle: 'Editor',
    },
    reviewedBy: { '@id': `${ORIGIN}/team/ann-oak#person`, url: `${ORIGIN}/team/ann-oak` },
    lastReviewed: '2026-11-22',
  });
  const [, , , unchecked] = [cityMeta(tampa, { writer: signed.writer }, ORIGIN).schema].flat();
  expect(unchecked).not.toHaveProperty('reviewedBy');
  expect(unchecked).not.toHaveProperty('lastReviewed');
});
