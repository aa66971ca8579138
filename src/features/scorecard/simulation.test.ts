import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { ANALYSIS_DELAY_MS, simulatedAnalysis, simulatedFacts } from './simulation.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an analysis takes two seconds', () => expect(ANALYSIS_DELAY_MS).toBe(2000));

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

test('the simulated analysis takes two seconds and draws from the chance it is given', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  const form = { businessName: 'Nunez', email: 'ada@firm.example', gmbUrl: null };
  void simulatedAnalysis(() => 0)(form).then(done);
  await vi.advanceTimersByTimeAsync(1999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ profileCompleteness: 40, hasPosts: true }));
});
