import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFacts } from './any-report.fixture.ts';
import { SAMPLE_FACTS } from './profile-facts.ts';
import { partPoints, pointsTotal, scorecardResult } from './score.ts';

test('the sample is 71, and its parts give 71', () => {
  expect(Object.values(partPoints(SAMPLE_FACTS))).toEqual([95, 100, 100, 100, 100, 0, 0]);
  expect([pointsTotal(SAMPLE_FACTS), scorecardResult(SAMPLE_FACTS).overallScore]).toEqual([
    495, 71,
  ]);
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
