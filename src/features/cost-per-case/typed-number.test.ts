import { expect, test } from 'vitest';
import { parseInput } from './typed-number.ts';

const textsIn = (text: string) => text.split(' | ').filter(Boolean);
const UNREADABLE = 'Write a number, such as 13,500.';

test.each([
  [13_500, '13,500 | $ 13 500 | 13500 USD | 13.5k | 13,500 dollars'],
  [13_500.5, '$13,500.50'],
  [1_200_000, '$1.2m'],
  [12, '１２ | 12.'],
  [4_200, '\u200b4,200\u00a0'],
  [0, '0'],
  [0.01, '0.005'],
])('%d dollars may be typed as %s', (value, texts) => {
  for (const text of textsIn(texts)) expect(parseInput(text, 'dollars'), text).toEqual({ value });
});

test.each([
  ['dollars', UNREADABLE, 'abc | n/a | - | $ | . | 1.234,56 | 13.500 | 13,50 | 12,34,567 | 1e9'],
  ['dollars', UNREADABLE, 'Infinity | NaN | 0x10 | 5000/mo | ~5000 | 1,2,3 | =1+1 | ٣ | 33%'],
  ['dollars', UNREADABLE, '1'.repeat(31)],
  [
    'dollars',
    'Write 0 or more. Subtract credits from the amount.',
    '-500 | −500 | (500) | -$500 | ($1,500.00) | - 5',
  ],
  ['dollars', 'At most $100,000,000.', '100,000,001 | 101m'],
  ['count', 'Write a whole number.', '9.5 | 9.01 | 5,5 signed'],
  ['count', 'Write 0 or more.', '-3'],
  ['fee', 'Write an amount of $1 or more.', '0 | -3'],
  ['percent', 'Write a percentage from 1 to 100, such as 20.', '-3 | 0.2 | 101%'],
  ['percent', UNREADABLE, '$20'],
] as const)('a field of %s shows "%s" for %s', (kind, fault, texts) => {
  for (const text of textsIn(texts)) expect(parseInput(text, kind), text).toEqual({ fault });
});
