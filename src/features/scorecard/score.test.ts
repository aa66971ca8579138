import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProfileFacts } from './profile-facts.ts';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { partPoints, pointsTotal, scorecardRequest, scorecardResult } from './score.ts';

const NOTHING: ProfileFacts = {
  profileCompleteness: 0,
  photoCount: 0,
  reviewCount: 0,
  hasWebsite: false,
  hasHours: false,
  hasDescription: false,
  hasPosts: false,
};

describe('overall score', () => {
  test.each<[string, Partial<ProfileFacts>, number]>([
    ['nothing', {}, 0],
    ['one photo', { photoCount: 1 }, 14],
    ['one review', { reviewCount: 1 }, 14],
    ['a thousand photos count no more than one', { photoCount: 1000 }, 14],
    ['a website', { hasWebsite: true }, 14],
    ['hours', { hasHours: true }, 14],
    ['a description', { hasDescription: true }, 14],
    ['posts', { hasPosts: true }, 14],
    ['a whole profile and nothing else', { profileCompleteness: 100 }, 14],
    ['just below half a point', { profileCompleteness: 3 }, 0],
    ['just above half a point', { profileCompleteness: 4 }, 1],
  ])('%s: %o is %i', (_, facts, score) => {
    expect(scorecardResult({ ...NOTHING, ...facts }).overallScore).toBe(score);
  });

  test('everything is 100', () => {
    const all = { hasWebsite: true, hasHours: true, hasDescription: true, hasPosts: true };
    const facts = { profileCompleteness: 100, photoCount: 1, reviewCount: 1, ...all };
    expect(scorecardResult(facts).overallScore).toBe(100);
  });

  test('the sample is 71, and its parts give 71', () => {
    expect(partPoints(SAMPLE_FACTS)).toEqual({
      completeness: 95,
      photos: 100,
      reviews: 100,
      website: 100,
      hours: 100,
      description: 0,
      posts: 0,
    });
    expect([pointsTotal(SAMPLE_FACTS), Math.round(495 / 7)]).toEqual([495, 71]);
    expect(scorecardResult(SAMPLE_FACTS).overallScore).toBe(71);
  });

  test('is the rounded seventh of the points for any profile', () => {
    const facts = fc.record({
      profileCompleteness: fc.integer({ min: 0, max: 100 }),
      photoCount: fc.nat(50),
      reviewCount: fc.nat(50),
      hasWebsite: fc.boolean(),
      hasHours: fc.boolean(),
      hasDescription: fc.boolean(),
      hasPosts: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (each) => {
        const { overallScore, hasPhotos, hasReviews } = scorecardResult(each);
        const there = [
          hasPhotos,
          hasReviews,
          each.hasWebsite,
          each.hasHours,
          each.hasDescription,
          each.hasPosts,
        ];
        const points = each.profileCompleteness + 100 * there.filter(Boolean).length;
        expect(overallScore).toBe(Math.round(points / 7));
      }),
    );
  });
});

test.each([
  [0, false],
  [1, true],
])('%i photos or reviews: present is %s', (count, present) => {
  const result = scorecardResult({ ...NOTHING, photoCount: count, reviewCount: count });
  expect([result.hasPhotos, result.hasReviews]).toEqual([present, present]);
});

test('the body of the call has the documented names and no other', () => {
  const form = { businessName: 'Whitfield & Cole', email: 'dana@firm.example', gmbUrl: null };
  expect(scorecardRequest(form, scorecardResult(SAMPLE_FACTS))).toEqual({
    businessName: 'Whitfield & Cole',
    email: 'dana@firm.example',
    gmbUrl: null,
    overallScore: 71,
    profileCompleteness: 95,
    photoCount: 12,
    reviewCount: 8,
    hasWebsite: true,
    hasHours: true,
    hasDescription: false,
    hasPosts: false,
  });
});
