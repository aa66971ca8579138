import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesBehind } from './answer.ts';
import { MAX_COUNT } from './typed-number.ts';

/** CHISQ.INV(0.1, 2k) / 2 and CHISQ.INV(0.9, 2k + 2) / 2 as published tables of the chi-squared distribution give them. */
test.each([
  [1, 0.1054, 3.8897],
  [2, 0.5318, 5.3223],
  [5, 2.4326, 9.2747],
  [10, 6.2213, 15.4066],
  [15, 10.2996, 21.2924],
])('%d cases stand for %d to %d', (signed, least, most) => {
  const found = casesBehind(signed);
  expect(found.least).toBeCloseTo(least, 3);
  expect(found.most).toBeCloseTo(most, 3);
});

test('no case may still stand for 2.3', () => {
  expect(casesBehind(0)).toEqual({ least: 0, most: expect.closeTo(Math.LN10, 12) });
});

/** Chance of at most `count` cases where `mean` are expected, added up term by term. */
function chanceOfAtMost(count: number, mean: number) {
  let term = Math.exp(-mean);
  let sum = term;
  for (let n = 1; n <= count; n++) {
    term *= mean / n;
    sum += term;
  }
  return sum;
}

test('a tenth of the chance lies beyond each end', () => {
  for (let signed = 0; signed <= 400; signed++) {
    const { least, most } = casesBehind(signed);
    expect(chanceOfAtMost(signed, most), `${signed}`).toBeCloseTo(0.1, 8);
    if (signed > 0) expect(chanceOfAtMost(signed - 1, least), `${signed}`).toBeCloseTo(0.9, 8);
  }
});

test('the range holds the count, grows with it, and narrows in proportion', () => {
  const count = fc.integer({ min: 1, max: 12 * MAX_COUNT - 1 });
  fc.assert(
    fc.property(count, (signed) => {
      const [here, next] = [casesBehind(signed), casesBehind(signed + 1)];
      expect(here.least).toBeLessThan(signed);
      expect(here.most).toBeGreaterThan(signed);
      expect(next.least).toBeGreaterThan(here.least);
      expect(next.most).toBeGreaterThan(here.most);
      expect(next.most / next.least).toBeLessThan(here.most / here.least);
    }),
  );
});
