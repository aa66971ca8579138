import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileText } from './hostile-text.fixture.ts';
import { MAX_COUNT, MAX_DOLLARS, readTyped } from './typed-number.ts';

test.each([
  ['13,500', 13_500],
  ['$13,500.50', 13_500.5],
  ['$ 13 500', 13_500],
  ['13500 USD', 13_500],
  ['13.5k', 13_500],
  ['$1.2m', 1_200_000],
  ['13,500 dollars', 13_500],
  ['１２', 12],
  ['\u200b4,200\u00a0', 4_200],
  ['1\u202f234', 1_234],
  ['.5', 0.5],
  ['007', 7],
  ['0', 0],
  ['12.', 12],
  ['0.005', 0.01],
])('"%s" is %d dollars', (text, value) => expect(readTyped(text, 'dollars')).toEqual({ value }));

test.each(['', ' ', '\t', '\u00a0'])('"%s" is blank', (text) =>
  expect(readTyped(text, 'dollars')).toEqual({}),
);

test.each([
  'abc',
  'n/a',
  '-',
  '$',
  '.',
  '1.234,56',
  '13.500',
  '13,50',
  '12,34,567',
  '1e9',
  'Infinity',
  'NaN',
  '0x10',
  '5000/mo',
  '~5000',
  '5000+',
  '1,2,3',
  '5 k k',
  '=1+1',
  '٣',
  '1'.repeat(31),
  '<b>1</b>',
  '33%',
])('"%s" is no number, and has a message', (text) =>
  expect(readTyped(text, 'dollars')).toEqual({ fault: 'Write a number, such as 13,500.' }),
);

test.each(['-500', '−500', '(500)', '-$500', '($1,500.00)', '- 5'])('"%s" is below 0', (text) =>
  expect(readTyped(text, 'dollars').fault).toContain('Write 0 or more'),
);

test.each([
  ['100,000,001', 'dollars', 'At most $100,000,000.'],
  ['101m', 'dollars', 'At most $100,000,000.'],
  ['9.5', 'count', 'Write a whole number.'],
  ['9.01', 'count', 'Write a whole number.'],
  ['5,5 signed', 'count', 'Write a whole number.'],
  ['100001', 'count', 'At most 100,000.'],
  ['0', 'fee', 'Write an amount of $1 or more.'],
  ['-3', 'dollars', 'Write 0 or more. Take a credit off the amount instead.'],
  ['-3', 'count', 'Write 0 or more.'],
  ['-3', 'fee', 'Write an amount of $1 or more.'],
  ['-3', 'percent', 'Write a percentage from 1 to 100, such as 20.'],
  ['0.2', 'percent', 'Write a percentage from 1 to 100, such as 20.'],
  ['33%', 'fee', 'Write a number, such as 13,500.'],
  ['9%', 'count', 'Write a number, such as 13,500.'],
  ['$20', 'percent', 'Write a number, such as 13,500.'],
  ['101%', 'percent', 'Write a percentage from 1 to 100, such as 20.'],
] as const)('"%s" as %s: %s', (text, kind, fault) =>
  expect(readTyped(text, kind)).toEqual({ fault }),
);

test.each([
  ['20%', 20],
  ['33.3', 33.3],
  ['1', 1],
  ['100 %', 100],
  ['25percent', 25],
  ['25 per cent', 25],
  ['5,5', 5.5],
])('"%s" is %d percent', (text, value) => expect(readTyped(text, 'percent')).toEqual({ value }));

test.each([
  ['5 cases', 5],
  ['1,204 inquiries', 1204],
  ['9 signed', 9],
])('"%s" counts %d', (text, value) => expect(readTyped(text, 'count')).toEqual({ value }));

const KINDS = ['dollars', 'fee', 'count', 'percent'] as const;

test('any text at all gives a number within its limits, a reason, or nothing', () => {
  const hostile = fc.oneof(
    hostileText,
    fc.stringMatching(/^[-$(]?[\d., ]{0,20}[km%)]?$/),
    fc.double().map(String),
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...KINDS), (text, kind) => {
      const { value, fault } = readTyped(text, kind);
      expect(value !== undefined && fault !== undefined).toBe(false);
      if (value === undefined) return;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(kind === 'count' ? MAX_COUNT : MAX_DOLLARS);
    }),
    { numRuns: 1_000 },
  );
});

test('a number is read back from how it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_DOLLARS * 100 }), (cents) => {
      const text = (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 });
      expect(readTyped(text, 'dollars')).toEqual({ value: cents / 100 });
    }),
  );
});
