import { expect, test } from 'vitest';
import { perSecondLimit } from './rendered-page.ts';

test('a limited number of pages is made each second', () => {
  let now = 5_000;
  const may = perSecondLimit(2, () => now);
  expect([may(), may(), may(), may()]).toEqual([true, true, false, false]);
  now = 6_000;
  expect([may(), may(), may()]).toEqual([true, true, false]);
});
