import { expect, test } from 'vitest';
import type { ProfileFacts } from './profile-facts.ts';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { adviceText, recommendedParts } from './recommendations.ts';

const PERFECT: ProfileFacts = {
  profileCompleteness: 80,
  photoCount: 20,
  reviewCount: 50,
  hasWebsite: false,
  hasHours: false,
  hasDescription: true,
  hasPosts: true,
};

test('neither a website nor hours trigger one', () => expect(recommendedParts(PERFECT)).toEqual([]));

test.each([
  ['completeness', { profileCompleteness: 79 }],
  ['photos', { photoCount: 19 }],
  ['reviews', { reviewCount: 49 }],
  ['description', { hasDescription: false }],
  ['posts', { hasPosts: false }],
])('%s: %o', (part, facts) => expect(recommendedParts({ ...PERFECT, ...facts })).toEqual([part]));

test('the sample has four, in the order to take them on', () => {
  expect(recommendedParts(SAMPLE_FACTS)).toEqual(['reviews', 'photos', 'description', 'posts']);
});

test.each([
  ['completeness', { profileCompleteness: 79 }, '1 to 80'],
  ['photos', { photoCount: 12 }, '8 to 20'],
  ['reviews', { reviewCount: 0 }, '50 to 50'],
  ['reviews', { reviewCount: 70 }, '0 to 50'],
] as const)('figures in the words for %s: %o', (part, facts, text) => {
  expect(adviceText('{missing} to {good}', part, { ...PERFECT, ...facts })).toBe(text);
});

test('words for a part that is not counted stay as they are', () => {
  expect(adviceText('Write it.', 'description', PERFECT)).toBe('Write it.');
});
