import { expect, test } from 'vitest';
import { perSecondLimit } from './rendered-page.ts';

test('a limited number of pages is rendered each second', () => {
  let now = 5_000;
  const mayRender = perSecondLimit(2, () => now);
  expect([mayRender(), mayRender(), mayRender(), mayRender()]).toEqual([true, true, false, false]);
  now = 6_000;
  expect([mayRender(), mayRender(), mayRender()]).toEqual([true, true, false]);
});
