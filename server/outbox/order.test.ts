import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RANK, worstToBegin } from './order.ts';

const { first, further, marked } = RANK;

test.each([
  [5, [], marked],
  [5, [marked], further],
  [5, [marked, further], further],
  [5, [marked, further, further], first],
  [5, [further, further, further], first],
  [5, [first, first, first, first], marked],
  [5, [first, first, marked, further, further], undefined],
  [3, [marked, further], first],
  [2, [marked], first],
  [1, [], marked],
  [1, [marked], undefined],
])('of %i places %j are taken: the worst to begin is %s', (atOnce, inHand, worst) => {
  expect(worstToBegin(inHand, atOnce, true)).toBe(worst);
});

test('however many arrive, marked ones take one place and with further ones half: a first one finds another free', () => {
  const arrivals = fc.array(fc.constantFrom(first, further, marked), { maxLength: 60 });
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
        expect(inHand.filter((each) => each > first).length).toBeLessThanOrEqual(Math.ceil(atOnce / 2));
        const firsts = inHand.filter((each) => each === first).length;
        if (firsts < Math.floor(atOnce / 2)) expect(worstToBegin(inHand, atOnce, true)).toBeDefined();
      }
    }),
  );
});

test('between two marked ones only better ones begin', () => {
  expect(worstToBegin([], 5, false)).toBe(further);
  expect(worstToBegin([further, further, further], 5, false)).toBe(first);
});
