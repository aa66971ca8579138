import { expect, test } from 'vitest';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { readInUse } from '../support/content-in-use.ts';

const PERCENT = 100;
const STARS = 5;

const { claims } = readInUse('claims.yaml', claimsSchema);

function claimOf(id: string) {
  const match = claims.find((entry) => entry.id === id);
  if (!match) throw new Error(`claims.yaml has no claim "${id}"`);
  return match;
}
/** "$8.5M+" becomes 8,500,000, "287%" 287 and "4.9/5" 4.9. */
function figureOf(id: string) {
  const [, number = '', million] = /^\$?([\d.]+)(M)?/.exec(claimOf(id).figure) ?? [];
  return Number(number) * (million ? 1_000_000 : 1);
}
/** Returns the number of firms, reviews or answers behind a figure. */
function countOf(id: string) {
  const { counted } = claimOf(id);
  if (!counted) throw new Error(`claims.yaml: the claim "${id}" has no field "counted"`);
  return counted;
}

test.each([
  'retention',
  'clients-via-ai',
  'report-schema',
  'report-headings',
  'report-authors',
  'report-buried',
])('%s is the share that its basis gives', (id) => {
  const numbers = claimOf(id).basis.match(/\d+/g)?.map(Number) ?? [];
  const shares = numbers.map((part) => Math.round((part * PERCENT) / countOf(id)));
  expect(shares).toContain(figureOf(id));
});

const RATINGS = ['satisfaction', 'star-rating', 'review-rating'];

test('each rating has its own basis and a count, and is within its scale', () => {
  for (const id of RATINGS) {
    expect(figureOf(id), id).toBeLessThanOrEqual(STARS);
    expect(countOf(id), id).toBeLessThanOrEqual(figureOf('firms-served'));
  }
  expect(countOf('satisfaction')).toBeLessThanOrEqual(countOf('retention'));
  expect(claimOf('review-rating').claim).toContain(`${countOf('review-rating')} reviews`);
  expect(new Set(RATINGS.map((id) => claimOf(id).basis)).size).toBe(RATINGS.length);
});
