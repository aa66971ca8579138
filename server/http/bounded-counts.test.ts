import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundedCounts } from './bounded-counts.ts';

const MINUTE = 60;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const of = (key: string, points = 2) => ({ key, points, seconds: MINUTE });

test('counts until the time is over, then anew', () => {
  const counts = boundedCounts();
  expect([counts.add(of('a')).count, counts.add(of('a')).count]).toEqual([1, 2]);
  expect(counts.usedUpUntil('a')).toBe(Date.now() + MINUTE * 1000);
  vi.advanceTimersByTime(MINUTE * 1000);
  expect(counts.usedUpUntil('a')).toBe(0);
  expect(counts.add(of('a')).count).toBe(1);
});

test('what was used up before the clock was set back is not, until it is there again', () => {
  const counts = boundedCounts();
  for (const key of ['a', 'a', 'b']) counts.add(of(key));
  vi.setSystemTime(Date.now() - 24 * 60 * MINUTE * 1000);
  expect(counts.usedUpUntil('a')).toBe(0);
  expect([counts.add(of('a')).count, counts.add(of('b')).count]).toEqual([1, 1]);
  expect(counts.add(of('a')).until).toBe(Date.now() + MINUTE * 1000);
});

test('what is taken back can come again, and the last of it leaves nothing behind', () => {
  const counts = boundedCounts();
  counts.add(of('a'));
  counts.add(of('a'));
  expect(counts.add(of('a'), -1).count).toBe(1);
  expect(counts.usedUpUntil('a')).toBe(0);
  counts.add(of('a'), -1);
  expect(counts.size()).toBe(0);
  counts.add(of('a'), -1);
  expect(counts.add(of('a')).count).toBe(1);
});

test('nobody forgets what is used up by counting others that are not, however many', () => {
  const counts = boundedCounts(100);
  counts.add(of('attacker'));
  counts.add(of('attacker'));
  for (let index = 0; index < 100_000; index += 1) counts.add(of(`${index}`));
  expect(counts.usedUpUntil('attacker')).toBeGreaterThan(0);
  expect(counts.size()).toBe(101);
});

test('it takes as many that are used up as there is room for', () => {
  const counts = boundedCounts(100);
  const spend = (key: string) => [counts.add(of(key)), counts.add(of(key))];
  spend('attacker');
  for (let index = 0; index < 99; index += 1) spend(`${index}`);
  expect(counts.usedUpUntil('attacker')).toBeGreaterThan(0);
  spend('the last');
  expect(counts.usedUpUntil('attacker')).toBe(0);
});

test('within its bound it counts as an endless memory does', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const step = fc.oneof(key, fc.integer({ min: 1, max: 90_000 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const counts = boundedCounts(4);
      const model = new Map<string, { count: number; until: number }>();
      for (const each of steps) {
        if (typeof each === 'number') vi.advanceTimersByTime(each);
        else {
          const old = model.get(each);
          const isOver = !old || old.until <= Date.now();
          const next = isOver
            ? { count: 1, until: Date.now() + MINUTE * 1000 }
            : { ...old, count: old.count + 1 };
          model.set(each, next);
          expect(counts.add(of(each))).toEqual(next);
          expect(counts.usedUpUntil(each)).toBe(next.count >= 2 ? next.until : 0);
        }
      }
    }),
  );
});
