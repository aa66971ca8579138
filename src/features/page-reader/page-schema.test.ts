import { expect, test } from 'vitest';
import { readerErrorsSchema } from './page-schema.ts';

const share = (wrong: number, n: number) => ({ n, wrong });
const problems = (found: [number, number], notFound: [number, number], all: [number, number]) =>
  readerErrorsSchema
    .safeParse({
      checks: {
        'law-cited': {
          found: share(...found),
          'not found': share(...notFound),
          all: share(...all),
        },
      },
    })
    .error?.issues.map(({ message }) => message);

test.each([
  ['one of twenty wrong', [1, 20], [9, 20], [10, 40], undefined],
  ['few pages, and the check as a whole right', [1, 2], [0, 18], [1, 20], undefined],
  [
    'few pages, and the check as a whole wrong',
    [1, 2],
    [2, 20],
    [3, 22],
    ['neither answer may be given: the check has to go'],
  ],
  [
    'both answers wrong too often',
    [2, 20],
    [2, 20],
    [4, 40],
    ['neither answer may be given: the check has to go'],
  ],
  [
    'a sum that is none',
    [0, 20],
    [0, 20],
    [0, 41],
    ['expected in all what the two answers come to'],
  ],
  [
    'more wrong than there are',
    [3, 2],
    [0, 20],
    [3, 22],
    ['expected no more wrong answers than answers'],
  ],
] as const)('measured errors: %s', (_, found, notFound, all, expected) => {
  expect(problems([...found], [...notFound], [...all])).toEqual(expected);
});
