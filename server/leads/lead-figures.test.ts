import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from '../storage/tables.ts';
import { durationText } from './calls-and-outcomes.ts';
import { leadProgress } from './lead-figures.ts';
import { firstDayOf, readSpend, readSpendFile, spendTotals } from './spend.ts';
import { mondayOf, weeksBefore } from './stats.ts';

const outcomesOf = (...rows: (Outcome | [Outcome, number])[]) =>
  leadProgress(
    rows.map((row) =>
      typeof row === 'string'
        ? { outcome: row, value_cents: null }
        : { outcome: row[0], value_cents: row[1] },
    ),
  );
const NOTHING = { reached: false, met: false, signed: false, lost: false, valueCents: 0 };

test('a signed lead counts as met and reached, and a late note cancels nothing', () => {
  const signed = { reached: true, met: true, signed: true, lost: false, valueCents: 900 };
  expect(outcomesOf(['signed', 900])).toEqual(signed);
  expect(outcomesOf(['signed', 900], 'met', 'reached')).toEqual(signed);
  expect(outcomesOf('reached')).toEqual({ ...NOTHING, reached: true });
});

test('a lost lead may return, and a lead that was noted by mistake can be reset', () => {
  expect(outcomesOf('met', 'lost')).toEqual({ ...NOTHING, reached: true, met: true, lost: true });
  expect(outcomesOf(['signed', 900], 'lost')).toMatchObject({
    met: true,
    signed: false,
    lost: true,
    valueCents: 0,
  });
  expect(outcomesOf('lost', 'signed')).toMatchObject({ signed: true, lost: false });
  expect(outcomesOf(['signed', 900], 'open')).toEqual(NOTHING);
  expect(outcomesOf(['signed', 900], 'open', 'reached')).toEqual({ ...NOTHING, reached: true });
});

test('a week begins on the last Monday at any time of day', () => {
  const moments = fc.date({
    min: new Date('1970-01-06'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 999 }), (moment, weeks) => {
      const monday = mondayOf(moment);
      expect(monday.getUTCDay()).toBe(1);
      expect(monday.toISOString()).toMatch(/T00:00:00\.000Z$/);
      const since = moment.getTime() - monday.getTime();
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThan(7 * 86_400_000);
      expect(monday.getTime() - weeksBefore(moment, weeks).getTime()).toBe(
        (weeks - 1) * 7 * 86_400_000,
      );
    }),
  );
});

test.each([
  [0, '0 s'],
  [59.5, '1 min'],
  [250, '4 min 10 s'],
  [300, '5 min'],
  [7_230, '2 h'],
  [90_061, '1 d 1 h'],
  [86_400 * 400, '400 d'],
])('%d seconds are shown as %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

const NOW = new Date('2026-11-22T12:00:00Z');

test('a file of spend is read as a spreadsheet saves it, and amounts are added by name from a month on', () => {
  const text =
    '\ufeffMonth,Source,Amount\r\n2026-10,Google,"$1,200.50"\r\n\r\n2026-11, google ,800\r\n2026-11,bing,300\r\n';
  const spend = readSpend(text, NOW);
  expect(firstDayOf(spend)).toEqual(new Date('2026-10-01'));
  expect(spendTotals(spend, new Date('2026-10-01'))).toEqual({
    cents: 230_050,
    totalsByName: [
      { name: 'google', cents: 200_050 },
      { name: 'bing', cents: 30_000 },
    ],
  });
  expect(spendTotals(spend, new Date('2026-11-01')).cents).toBe(110_000);
});

const SHEET = 'month,source,amount\r\n2026-10,café,900\r\n';
const folder = mkdtempSync(join(tmpdir(), 'spend-'));
function spendFile(content: string | Buffer) {
  const file = join(folder, 'spend.csv');
  writeFileSync(file, content);
  return file;
}
const savedAs = (separator: string) => SHEET.replaceAll(',', separator);

test.each([
  ['semicolons', savedAs(';')],
  ['tabs', savedAs('\t')],
  ['Unicode Text', Buffer.from(`\ufeff${savedAs('\t')}`, 'utf16le')],
  ['Unicode Text, big-endian', Buffer.from(`\ufeff${savedAs('\t')}`, 'utf16le').swap16()],
])('a file of spend is read in the saved format: %s', (_, content) => {
  expect(readSpendFile(spendFile(content), NOW).rows).toEqual([
    { month: '2026-10', name: 'café', cents: 90_000 },
  ]);
});

test.each([
  ['', 'the file is empty'],
  ['month,amount\n2026-10,5', 'line 1: expected month,source,amount or month,campaign,amount'],
  ['month,source,amount\n', 'line 2: expected a month with its amount'],
  [
    'month,source,amount\n2026-10,google,5\n10/2026,google,5',
    'line 3: expected a month such as 2026-11, found "10/2026"',
  ],
  [
    'month,source,amount\n\n2026-13,google,5',
    'line 3: expected a month such as 2026-11, found "2026-13"',
  ],
  [
    'month,source,amount\n2026-12,google,5',
    'line 2: expected a month up to this one, found "2026-12"',
  ],
  ['month,campaign,amount\n2026-10,,5', 'line 2: expected a campaign'],
  [
    'month,source,amount\n2026-10,google,lots',
    'line 2: expected an amount such as 1200 or "$1,200.50", found "lots"',
  ],
  [
    'month,source,amount\n2026-10,google',
    'line 2: expected an amount such as 1200 or "$1,200.50", found ""',
  ],
  ['month,source,amount\n2026-10,google,1,200', 'line 2: expected three values'],
  ['month,source,amount\n2026-10,"google,5', 'Quote Not Closed'],
])('%j is reported with its line', (text, message) => {
  expect(() => readSpend(text, NOW)).toThrow(message);
});
