import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANK, worstToBegin } from './order.ts';

const { good, marked } = RANK;

test.each([
  [5, [], marked],
  [5, [marked], good],
  [5, [good, good, good, good], marked],
  [5, [marked, good, good, good], good],
  [5, [marked, good, good, good, good], undefined],
  [2, [marked], good],
  [1, [], marked],
  [1, [marked], undefined],
])('of %i places %j are taken: the worst to begin is %s', (atOnce, inHand, worst) => {
  expect(worstToBegin(inHand, atOnce, true)).toBe(worst);
});

test('however many arrive, marked ones take one place, and the others are free for good ones', () => {
  const arrivals = fc.array(fc.constantFrom(good, marked), { maxLength: 60 });
  const ends = fc.infiniteStream(fc.nat());
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), arrivals, ends, (atOnce, waiting, end) => {
      const inHand: number[] = [];
      for (const rank of waiting) {
        const worst = worstToBegin(inHand, atOnce, true);
        if (worst !== undefined && rank <= worst) inHand.push(rank);
        else if (inHand.length) inHand.splice((end.next().value ?? 0) % inHand.length, 1);
        expect(inHand.length).toBeLessThanOrEqual(atOnce);
        expect(inHand.filter((each) => each === marked).length).toBeLessThanOrEqual(1);
        const goods = inHand.filter((each) => each === good).length;
        if (goods < atOnce - 1) expect(worstToBegin(inHand, atOnce, true)).toBeDefined();
      }
    }),
  );
});

test('between two marked ones only good ones begin', () => {
  expect(worstToBegin([], 5, false)).toBe(good);
});
