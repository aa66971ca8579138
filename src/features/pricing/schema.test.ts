import { expect, test } from 'vitest';
import { priceMismatches } from './schema.ts';

const expected = { fees: ['$2,500-$3,500', 'from $5,000'], setup: '$900' };

test('a fee or setup price in the comparison equals that of the page, in any spelling', () => {
  expect(priceMismatches('Fee per month', ['$2,500 to $3,500', '$5,000+'], expected)).toEqual([]);
  expect(priceMismatches('One-time setup', ['$900', 'Included'], expected)).toEqual([]);
  expect(priceMismatches('Ads', ['$1,500', '$3,000'], expected)).toEqual([]);
  expect(priceMismatches('Fee per month', ['$2,500-$3,500', '$5,000'], expected)).toEqual([
    {
      index: 1,
      message: 'expected "from $5,000", as in the card of package 2, found "$5,000"',
    },
  ]);
  expect(priceMismatches('Setup fee', ['$1,000', '$900'], expected)).toEqual([
    { index: 0, message: 'expected "$900", as in the setup fee, found "$1,000"' },
  ]);
});
