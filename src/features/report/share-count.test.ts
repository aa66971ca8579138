import { expect, test } from 'vitest';
import { isCounted, shareCount } from './share-count.ts';

test.each([
  [76, '50 firms', { count: 38, total: 50, unit: 'firms' }],
  [82, '50 firms', { count: 41, total: 50, unit: 'firms' }],
  [64, '50 firms', { count: 32, total: 50, unit: 'firms' }],
  [91, '100 pages', { count: 91, total: 100, unit: 'pages' }],
])('%i%% of %s', (percent, of, counted) => {
  expect(shareCount({ percent, of })).toEqual(counted);
});

test.each([
  [91, '50 firms', false],
  [50, 'fifty firms', false],
  [90, '50 firms', true],
])('whether there can be %i%% of %s: %s', (percent, of, can) => {
  expect(isCounted({ percent, of })).toBe(can);
});
