import { expect, test } from 'vitest';
import { sectionNumbers } from './section-numbers.ts';

test('sections count from 1, each page by itself, and one that is left out takes no number', () => {
  const next = sectionNumbers();
  const hasSecond = false;
  expect([next(), hasSecond && next(), next()]).toEqual([1, false, 2]);
  expect(sectionNumbers()()).toBe(1);
});
