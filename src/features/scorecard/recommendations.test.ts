import { expect, test } from 'vitest';
import type { ProfileFacts } from './profile-facts.ts';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { adviceText, recommendedParts, type UnitWords } from './status.ts';

const PERFECT: ProfileFacts = {
  profileCompleteness: 80,
  photoCount: 20,
  reviewCount: 50,
  hasWebsite: true,
  hasHours: true,
  hasDescription: true,
  hasPosts: true,
};

const UNITS = Object.fromEntries(
  ['completeness:point', 'photos:photo', 'reviews:review'].map((each) => {
    const [part = '', one = ''] = each.split(':');
    return [part, { unit: { one, many: `${one}s` } }];
  }),
) as UnitWords;

test('where every part is good there is none', () => expect(recommendedParts(PERFECT)).toEqual([]));

test.each([
  ['completeness', { profileCompleteness: 79 }],
  ['photos', { photoCount: 19 }],
  ['reviews', { reviewCount: 49 }],
  ['description', { hasDescription: false }],
  ['website', { hasWebsite: false }],
  ['hours', { hasHours: false }],
  ['posts', { hasPosts: false }],
])('%s: %o', (part, facts) => expect(recommendedParts({ ...PERFECT, ...facts })).toEqual([part]));

test('the sample has four, in the order to take them on', () => {
  expect(recommendedParts(SAMPLE_FACTS)).toEqual(['reviews', 'photos', 'description', 'posts']);
});

test.each([
  ['completeness', { profileCompleteness: 79 }, '1 point to 80'],
  ['photos', { photoCount: 12 }, '8 photos to 20'],
  ['photos', { photoCount: 19 }, '1 photo to 20'],
  ['reviews', { reviewCount: 0 }, '50 reviews to 50'],
  ['reviews', { reviewCount: 70 }, '0 reviews to 50'],
] as const)('figures in the words for %s: %o', (part, facts, text) => {
  expect(adviceText('{missing} to {good}', part, { ...PERFECT, ...facts }, UNITS)).toBe(text);
});

test('words for a part that is not counted stay as they are', () => {
  expect(adviceText('Write it.', 'description', PERFECT, UNITS)).toBe('Write it.');
});
