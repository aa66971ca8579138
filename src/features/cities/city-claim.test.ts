import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inContent, isSample } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { claimsSchema } from '../claims/schema.ts';
import { attorneysClaim } from './city-claim.ts';
import { citySchema } from './schema.ts';

/** The ten cities of the documents run from the lowest to the highest of these. */
const LOWEST = 2_800;
const HIGHEST = 12_000;
const THE_TEN = 10;
const RECORD = { basis: 'State bar directory.', checked: '2025-10-13', status: 'sample' } as const;

test('a claim like those of the register', () => {
  const claim = attorneysClaim({ city: 'Tampa', lawyerCount: '7,200+', lawyerCountRecord: RECORD });
  expect(claimsSchema.safeParse({ claims: [claim] }).success).toBe(true);
  expect(claim).toMatchObject({
    figure: '7,200+',
    claim: 'attorneys in the Tampa market',
    shown: ['/locations/tampa-law-firm-marketing-agency'],
    ...RECORD,
  });
});

test('a city that gives no number makes no claim', () => {
  const nothing = { city: 'Tampa', lawyerCount: undefined, lawyerCountRecord: undefined };
  expect(attorneysClaim(nothing)).toBeUndefined();
});

test.runIf(isSample)('attorney counts of the ten cities run from 2,800+ to 12,000+', () => {
  const counts = readdirSync(inContent('cities'))
    .map((file) => readContentFile(inContent(`cities/${file}`), citySchema).data)
    .filter(({ order }) => order <= THE_TEN)
    .map(({ lawyerCount }) => Number(lawyerCount?.replace(/[,+]/g, '')));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([LOWEST, HIGHEST]);
});
