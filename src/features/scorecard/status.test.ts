import { expect, test } from 'vitest';
import { forEachPart, SAMPLE_FACTS } from './profile-facts.ts';
import { partStanding, partStatus, partStatuses, STATUS_THRESHOLDS } from './status.ts';

test('the documented thresholds', () => {
  expect(STATUS_THRESHOLDS).toEqual({
    completeness: { good: 80, warning: 50 },
    photos: { good: 20, warning: 10 },
    reviews: { good: 50, warning: 10 },
  });
});

test.each([
  ['completeness', 'profileCompleteness', 0, 'bad'],
  ['completeness', 'profileCompleteness', 49, 'bad'],
  ['completeness', 'profileCompleteness', 50, 'warning'],
  ['completeness', 'profileCompleteness', 79, 'warning'],
  ['completeness', 'profileCompleteness', 80, 'good'],
  ['completeness', 'profileCompleteness', 100, 'good'],
  ['photos', 'photoCount', 0, 'bad'],
  ['photos', 'photoCount', 9, 'bad'],
  ['photos', 'photoCount', 10, 'warning'],
  ['photos', 'photoCount', 19, 'warning'],
  ['photos', 'photoCount', 20, 'good'],
  ['reviews', 'reviewCount', 0, 'bad'],
  ['reviews', 'reviewCount', 9, 'bad'],
  ['reviews', 'reviewCount', 10, 'warning'],
  ['reviews', 'reviewCount', 49, 'warning'],
  ['reviews', 'reviewCount', 50, 'good'],
  ['website', 'hasWebsite', true, 'good'],
  ['website', 'hasWebsite', false, 'bad'],
  ['hours', 'hasHours', true, 'good'],
  ['hours', 'hasHours', false, 'bad'],
  ['description', 'hasDescription', true, 'good'],
  ['description', 'hasDescription', false, 'bad'],
  ['posts', 'hasPosts', true, 'good'],
  ['posts', 'hasPosts', false, 'warning'],
] as const)('%s with %s %s is %s', (part, field, value, status) => {
  expect(partStatuses({ ...SAMPLE_FACTS, [field]: value })[part]).toBe(status);
});

test('the bars of the sample', () => {
  expect(forEachPart((part) => partStanding(part, SAMPLE_FACTS))).toEqual({
    completeness: 95,
    photos: 60,
    reviews: 16,
    website: 100,
    hours: 100,
    description: 0,
    posts: 0,
  });
});

test('more than enough fills a bar and no more', () => {
  const facts = { ...SAMPLE_FACTS, photoCount: 21, reviewCount: 500 };
  expect([partStanding('photos', facts), partStanding('reviews', facts)]).toEqual([100, 100]);
});

test('a figure that is missing has no mark and an empty bar', () => {
  expect([partStatus('photos', {}), partStanding('photos', {})]).toEqual([undefined, 0]);
  expect([partStatus('posts', {}), partStanding('posts', {})]).toEqual([undefined, 0]);
});
