import { expect, test } from 'vitest';
import { sectionNumbers } from './section-numbers.ts';

test('sections of each page are numbered from 1, and an omitted section has no number', () => {
  const next = sectionNumbers();
  const hasSecond = false;
  expect([next(), hasSecond && next(), next()]).toEqual([1, false, 2]);
  expect(sectionNumbers()()).toBe(1);
});
