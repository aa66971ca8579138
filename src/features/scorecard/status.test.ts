import { expect, test } from 'vitest';
import { forEachPart, SAMPLE_FACTS } from './profile-facts.ts';
import {
  adviceText,
  partStanding,
  partStatus,
  partStatuses,
  partValue,
  recommendedParts,
} from './status.ts';

/** The documented thresholds, on both sides. */
test.each([
  ['completeness', 'profileCompleteness', 49, 'bad', '49%'],
  ['completeness', 'profileCompleteness', 50, 'warning', '50%'],
  ['completeness', 'profileCompleteness', 79, 'warning', '79%'],
  ['completeness', 'profileCompleteness', 80, 'good', '80%'],
  ['photos', 'photoCount', 9, 'bad', '9 of 20'],
  ['photos', 'photoCount', 10, 'warning', '10 of 20'],
  ['photos', 'photoCount', 19, 'warning', '19 of 20'],
  ['photos', 'photoCount', 20, 'good', '20'],
  ['reviews', 'reviewCount', 9, 'bad', '9 of 50'],
  ['reviews', 'reviewCount', 10, 'warning', '10 of 50'],
  ['reviews', 'reviewCount', 49, 'warning', '49 of 50'],
  ['reviews', 'reviewCount', 50, 'good', '50'],
  ['website', 'hasWebsite', true, 'good', 'there'],
  ['website', 'hasWebsite', false, 'bad', 'missing'],
  ['posts', 'hasPosts', true, 'good', 'active'],
  ['posts', 'hasPosts', false, 'warning', 'none'],
] as const)('%s with %s %s is %s: "%s"', (part, field, value, status, words) => {
  const facts = { ...SAMPLE_FACTS, [field]: value };
  const presence = { present: 'there', absent: 'missing' };
  const parts = {
    website: presence,
    hours: presence,
    description: presence,
    posts: { present: 'active', absent: 'none' },
  };
  expect([partStatuses(facts)[part], partValue(part, facts, parts)]).toEqual([status, words]);
  const unknown = { ...SAMPLE_FACTS, [field]: undefined };
  expect([
    partStatus(part, unknown),
    partStanding(part, unknown),
    partValue(part, unknown, parts),
  ]).toEqual([undefined, 0, '']);
});

test('a bar shows how far a part is, and is full where there is more than enough', () => {
  expect(forEachPart((part) => partStanding(part, { ...SAMPLE_FACTS, reviewCount: 500 }))).toEqual({
    completeness: 95,
    photos: 60,
    reviews: 100,
    website: 100,
    hours: 100,
    description: 0,
    posts: 0,
  });
});

// Which parts have advice is held for every profile in agreement.test.ts.
test('recommendations come in the order to take them on', () => {
  expect(recommendedParts(SAMPLE_FACTS)).toEqual(['reviews', 'photos', 'description', 'posts']);
  const parts = { profileCompleteness: 79, hasHours: false, hasWebsite: false };
  expect(recommendedParts({ ...SAMPLE_FACTS, ...parts }).slice(0, 4)).toEqual([
    'completeness',
    'hours',
    'website',
    'reviews',
  ]);
});

test.each([
  ['photos', { photoCount: 12 }, '8 photos to 20'],
  ['reviews', { reviewCount: 70 }, '0 reviews to 50'],
  ['description', {}, '{missing} to {good}'],
] as const)('figures in the words for %s: %o', (part, facts, text) => {
  const units = {
    completeness: { unit: { one: 'point', many: 'points' } },
    photos: { unit: { one: 'photo', many: 'photos' } },
    reviews: { unit: { one: 'review', many: 'reviews' } },
  };
  expect(adviceText('{missing} to {good}', part, { ...SAMPLE_FACTS, ...facts }, units)).toBe(text);
});
