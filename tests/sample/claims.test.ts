import { expect, test } from 'vitest';
import { readContentFile } from '../../src/content/read-content.ts';
import { claimsSchema } from '../../src/features/claims/schema.ts';
import { inContent } from '../support/content-in-use.ts';

const PERCENT = 100;
const STARS = 5;

const { claims } = readContentFile(inContent('claims.yaml'), claimsSchema).data;

function claim(id: string) {
  const match = claims.find((entry) => entry.id === id);
  if (!match) throw new Error(`claims.yaml has no claim "${id}"`);
  return match;
}
/** "$8.5M+" becomes 8,500,000, "287%" 287 and "4.9/5" 4.9. */
function figure(id: string) {
  const [, number = '', million] = /^\$?([\d.]+)(M)?/.exec(claim(id).figure) ?? [];
  return Number(number) * (million ? 1_000_000 : 1);
}
/** Returns the number of firms, reviews or answers behind a figure. */
function counted(id: string) {
  const { counted } = claim(id);
  if (!counted) throw new Error(`claims.yaml: the claim "${id}" does not say how many it counts`);
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
  const numbers = claim(id).basis.match(/\d+/g)?.map(Number) ?? [];
  const shares = numbers.map((part) => Math.round((part * PERCENT) / counted(id)));
  expect(shares).toContain(figure(id));
});

const RATINGS = ['satisfaction', 'star-rating', 'review-rating'];

test('each rating names its source and count, and is within its scale', () => {
  for (const id of RATINGS) {
    expect(figure(id), id).toBeLessThanOrEqual(STARS);
    expect(counted(id), id).toBeLessThanOrEqual(figure('firms-served'));
  }
  expect(counted('satisfaction')).toBeLessThanOrEqual(counted('retention'));
  expect(claim('review-rating').claim).toContain(`${counted('review-rating')} reviews`);
  expect(new Set(RATINGS.map((id) => claim(id).basis)).size).toBe(RATINGS.length);
});
