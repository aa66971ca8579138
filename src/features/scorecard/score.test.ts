import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts } from './any-report.fixture.ts';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { partPoints, pointsTotal, scorecardResult } from './score.ts';

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
  expect(pointsTotal(SAMPLE_FACTS)).toBe(495);
  expect(scorecardResult(SAMPLE_FACTS)).toMatchObject({
    overallScore: 71,
    hasPhotos: true,
    hasReviews: true,
  });
});

test('the score is the rounded seventh of the documented points, for any profile', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const there = [
        facts.photoCount > 0,
        facts.reviewCount > 0,
        facts.hasWebsite,
        facts.hasHours,
        facts.hasDescription,
        facts.hasPosts,
      ];
      const points = facts.profileCompleteness + 100 * there.filter(Boolean).length;
      expect(scorecardResult(facts)).toEqual({
        ...facts,
        hasPhotos: there[0],
        hasReviews: there[1],
        overallScore: Math.round(points / 7),
      });
    }),
  );
});
