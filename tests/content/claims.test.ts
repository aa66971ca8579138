import { expect, test } from 'vitest';
import { claimsIn } from '../../src/blocks/schema.ts';
import { aboutSchema } from '../../src/features/about/schema.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { homeClaims, homeSchema } from '../../src/features/home/schema.ts';
import { pricingSchema } from '../../src/features/pricing/schema.ts';
import { readInUse } from '../support/content-in-use.ts';

const { claims } = readInUse('claims.yaml', claimsSchema);
const home = readInUse('pages/home.yaml', homeSchema);
const about = readInUse('pages/about.yaml', aboutSchema);
const pricing = readInUse('pages/pricing.yaml', pricingSchema);

test('every figure is in the register once', () => {
  const figures = claims.map(({ figure }) => figure);
  expect(figures.filter((figure, index) => figures.indexOf(figure) !== index)).toEqual([]);
});

test('the register lists the pages that show each claim, and only known page types', () => {
  const pagesShowing = (id: string) => [
    ...(homeClaims(home).includes(id) ? ['/'] : []),
    ...(claimsIn(about).includes(id) ? ['/about'] : []),
    ...(claimsIn(pricing).includes(id) ? ['/pricing'] : []),
  ];
  for (const { id, shown } of claims.filter(({ id }) => !id.startsWith('report-'))) {
    const kinds = shown.filter((shownOn) => shownOn.endsWith('*'));
    expect(shown, id).toEqual([...pagesShowing(id), ...kinds]);
    expect(['/tools/*', '/locations/*', '/practice-areas/*'], id).toEqual(
      expect.arrayContaining(kinds),
    );
  }
});
