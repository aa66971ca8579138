import { expect, test } from 'vitest';
import { otherPrices } from './schema.ts';

const said = { fees: ['$2,500-$3,500', 'from $5,000'], setup: '$900' };

test('a fee or setup price in the comparison equals that of the page, in any spelling', () => {
  expect(otherPrices('Fee per month', ['$2,500 to $3,500', '$5,000+'], said)).toEqual([]);
  expect(otherPrices('One-time setup', ['$900', 'Included'], said)).toEqual([]);
  expect(otherPrices('Ads', ['$1,500', '$3,000'], said)).toEqual([]);
  expect(otherPrices('Fee per month', ['$2,500-$3,500', '$5,000'], said)).toEqual([
    {
      index: 1,
      message: 'expected "from $5,000", as in the card of package 2, found "$5,000"',
    },
  ]);
  expect(otherPrices('Setup fee', ['$1,000', '$900'], said)).toEqual([
    { index: 0, message: 'expected "$900", as in the setup fee, found "$1,000"' },
  ]);
});
