import { expect, test } from 'vitest';
import type { ProfileFacts } from './profile-facts.ts';
import { recommendedParts } from './recommendations.ts';
import { SAMPLE_FACTS } from './sample.ts';

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
