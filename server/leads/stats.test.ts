import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationText } from './noted.ts';
import { mondayOf, weeksBefore } from './stats.ts';

test('a week begins on the last Monday, whatever the moment', () => {
  const moments = fc.date({ min: new Date('1970-01-06'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 999 }), (moment, weeks) => {
      const monday = mondayOf(moment);
      expect(monday.getUTCDay()).toBe(1);
      expect(monday.toISOString()).toMatch(/T00:00:00\.000Z$/);
      const since = moment.getTime() - monday.getTime();
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThan(7 * 86_400_000);
      expect(monday.getTime() - weeksBefore(moment, weeks).getTime()).toBe((weeks - 1) * 7 * 86_400_000);
    }),
  );
});

test.each([
  [0, '0 s'],
  [59.5, '1 min'],
  [250, '4 min 10 s'],
  [300, '5 min'],
  [7_230, '2 h'],
  [90_061, '1 d 1 h'],
  [86_400 * 400, '400 d'],
])('%d seconds are %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
