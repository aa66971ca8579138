import { expect, test } from 'vitest';
import { perSecondLimit } from './rendered-page.ts';

test('so many in a second and no more, and again in the next', () => {
  let now = 5_000;
  const may = perSecondLimit(2, () => now);
  expect([may(), may(), may(), may()]).toEqual([true, true, false, false]);
  now = 6_000;
  expect([may(), may(), may()]).toEqual([true, true, false]);
});
