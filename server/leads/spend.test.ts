import { expect, test } from 'vitest';
import { readSpend, spendSince, spentSince } from './spend.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

test('a file of spend is read as a spreadsheet saves it, and added up by name from a month on', () => {
  const text =
    '\ufeffMonth,Source,Amount\r\n2026-10,Google,"$1,200.50"\r\n\r\n2026-11, google ,800\r\n2026-11,bing,300\r\n';
  const spend = readSpend(text, NOW);
  expect(spendSince(spend)).toEqual(new Date('2026-10-01'));
  expect(spentSince(spend, new Date('2026-10-01'))).toEqual({
    cents: 230_050,
    named: [
      { name: 'google', cents: 200_050 },
      { name: 'bing', cents: 30_000 },
    ],
  });
  expect(spentSince(spend, new Date('2026-11-01')).cents).toBe(110_000);
});

test.each([
  ['', 'line 1: expected month,source,amount or month,campaign,amount'],
  ['month,amount\n2026-10,5', 'line 1: expected month,source,amount or month,campaign,amount'],
  ['month,source,amount\n', 'line 2: expected a month with what was spent in it'],
  [
    'month,source,amount\n2026-10,google,5\n10/2026,google,5',
    'line 3: expected a month such as 2026-11, found "10/2026"',
  ],
  ['month,source,amount\n\n2026-13,google,5', 'line 3: expected a month such as 2026-11, found "2026-13"'],
  ['month,source,amount\n2026-12,google,5', 'line 2: expected a month up to this one, found "2026-12"'],
  ['month,campaign,amount\n2026-10,,5', 'line 2: expected a campaign'],
  [
    'month,source,amount\n2026-10,google,lots',
    'line 2: expected an amount such as 1200 or "$1,200.50", found "lots"',
  ],
  ['month,source,amount\n2026-10,google', 'line 2: expected an amount such as 1200 or "$1,200.50", found ""'],
  ['month,source,amount\n2026-10,google,1,200', 'line 2: expected three values'],
  ['month,source,amount\n2026-10,"google,5', 'Quote Not Closed'],
])('%j is told with its line', (text, message) => {
  expect(() => readSpend(text, NOW)).toThrow(message);
});
