import { expect, test } from 'vitest';
import { cityMeta } from './structured-data.ts';
import { TAMPA as tampa } from './tampa.fixture.ts';

const ORIGIN = 'https://www.northbar.example';
const writer = { name: 'Bo Elm', title: 'Editor', slug: 'bo-elm', path: '/team/bo-elm' };
const meta = cityMeta(tampa, { writer }, ORIGIN);
const [service, , page] = [meta.schema].flat();

test('the data describes the service in this city, and assigns the ratings to the agency', () => {
  expect(service).toMatchObject({
    areaServed: {
      '@type': 'City',
      name: 'Tampa',
      containedInPlace: { '@type': 'State', name: 'Florida' },
    },
  });
  expect(service).not.toHaveProperty('review');
  expect(page).toMatchObject({ mainEntity: { '@id': `${ORIGIN}${meta.path}#service` } });
  expect(meta.organization).toMatchObject({ aggregateRating: { reviewCount: 2 } });
});
