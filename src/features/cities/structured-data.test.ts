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
  check: { by: signer('ann-oak', 'Ann Oak'), on: '2026-11-22', dated: 4, of: 4 },
};
const meta = cityMeta(tampa, signed, ORIGIN);
const [service, , page] = [meta.schema].flat();

test('keywords: the main one first, each once', () => {
  expect(meta.keywords?.[0]).toBe('tampa law firm marketing agency');
  expect(new Set(meta.keywords).size).toBe(meta.keywords?.length);
  expect(meta.path).toBe('/locations/tampa-law-firm-marketing-agency');
});

test('the service of the agency in this city, and the ratings in the block of the agency', () => {
  expect(service).toMatchObject({
    areaServed: {
      '@type': 'City',
      name: 'Tampa',
      containedInPlace: { '@type': 'State', name: 'Florida' },
    },
  });
  expect(service).not.toHaveProperty('review');
  expect(meta.organization).toMatchObject({ aggregateRating: { reviewCount: 2 } });
});

test('the page says who wrote it, and who checked it and when, if every source carries a day', () => {
  expect(page).toMatchObject({
    mainEntity: { '@id': `${URL}#service` },
    author: { '@id': `${ORIGIN}/team/bo-elm#person`, name: 'Bo Elm', jobTitle: 'Editor' },
    reviewedBy: { '@id': `${ORIGIN}/team/ann-oak#person`, url: `${ORIGIN}/team/ann-oak` },
    lastReviewed: '2026-11-22',
  });
  const partly = { ...signed, check: { ...signed.check, dated: 3 } };
  for (const by of [{ writer: signed.writer }, partly]) {
    const [, , unchecked] = [cityMeta(tampa, by, ORIGIN).schema].flat();
    expect(unchecked).not.toHaveProperty('reviewedBy');
    expect(unchecked).not.toHaveProperty('lastReviewed');
  }
});
