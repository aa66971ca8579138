import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatedFacts } from './analysis.ts';

test('chance at its lowest gives the least of everything counted and every part', () => {
  expect(simulatedFacts(() => 0)).toEqual({
    profileCompleteness: 40,
    photoCount: 0,
    reviewCount: 0,
    hasWebsite: true,
    hasHours: true,
    hasDescription: true,
    hasPosts: true,
  });
});

test('chance at its highest gives the most of everything counted and no part', () => {
  expect(simulatedFacts(() => 1 - Number.EPSILON)).toEqual({
    profileCompleteness: 100,
    photoCount: 40,
    reviewCount: 100,
    hasWebsite: false,
    hasHours: false,
    hasDescription: false,
    hasPosts: false,
  });
});

test('the same chances give the same profile; figures stay whole and in range', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 7,
    maxLength: 7,
  });
  fc.assert(
    fc.property(chances, (values) => {
      const facts = () => {
        const rest = [...values];
        return simulatedFacts(() => rest.shift() ?? Number.NaN);
      };
      const { profileCompleteness, photoCount, reviewCount } = facts();
      expect(facts()).toEqual(facts());
      for (const [value, min, max] of [
        [profileCompleteness, 40, 100],
        [photoCount, 0, 40],
        [reviewCount, 0, 100],
      ] as const) {
        expect(Number.isInteger(value) && value >= min && value <= max).toBe(true);
      }
    }),
  );
});
