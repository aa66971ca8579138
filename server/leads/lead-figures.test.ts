import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/support/folder-with.ts';
import type { Outcome } from '../storage/tables.ts';
import { leadProgress } from './lead-figures.ts';
import { firstDayOf, readSpend, readSpendFile, spendTotals } from './spend.ts';

const progressAfter = (...outcomes: Outcome[]) =>
  leadProgress(
    outcomes.map((outcome) => ({ outcome, value_cents: outcome === 'signed' ? 900 : null })),
  );
const NO_PROGRESS = { reached: false, met: false, signed: false, lost: false, valueCents: 0 };

test('a signed lead counts as met and reached, even if an earlier stage is recorded later', () => {
  const signed = { reached: true, met: true, signed: true, lost: false, valueCents: 900 };
  expect(progressAfter('signed')).toEqual(signed);
  expect(progressAfter('signed', 'met', 'reached')).toEqual(signed);
  expect(progressAfter('reached')).toEqual({ ...NO_PROGRESS, reached: true });
});

test('a lost lead may be signed later, and a mistaken record can be reset', () => {
  expect(progressAfter('met', 'lost')).toEqual({
    ...NO_PROGRESS,
    reached: true,
    met: true,
    lost: true,
  });
  const lost = { met: true, signed: false, lost: true, valueCents: 0 };
  expect(progressAfter('signed', 'lost')).toMatchObject(lost);
  expect(progressAfter('lost', 'signed')).toMatchObject({ signed: true, lost: false });
  expect(progressAfter('signed', 'open')).toEqual(NO_PROGRESS);
  expect(progressAfter('signed', 'open', 'reached')).toEqual({ ...NO_PROGRESS, reached: true });
});

const NOW = new Date('2026-11-22T12:00:00Z');

test('the amounts in a file of spend are added up by source, from a given month on', () => {
  const text =
    '\ufeffMonth,Source,Amount\r\n2026-10,Google,"$1,200.50"\r\n\r\n2026-11, google ,800\r\n2026-11,bing,300\r\n';
  const spend = readSpend(text, NOW);
  expect(firstDayOf(spend)).toEqual(new Date('2026-10-01'));
  const { cents, totalsByName } = spendTotals(spend, new Date('2026-10-01'));
  expect(cents).toBe(230_050);
  const totals = totalsByName.map((total) => `${total.name} ${total.cents}`);
  expect(totals).toEqual(['google 200050', 'bing 30000']);
  expect(spendTotals(spend, new Date('2026-11-01')).cents).toBe(110_000);
});

const SHEET = 'month,source,amount\r\n2026-10,café,900\r\n';
const sheetWith = (separator: string) => SHEET.replaceAll(',', separator);

test.each([
  ['semicolons', sheetWith(';')],
  ['tabs as Unicode Text', Buffer.from(`\ufeff${sheetWith('\t')}`, 'utf16le')],
  ['tabs as big-endian Unicode Text', Buffer.from(`\ufeff${sheetWith('\t')}`, 'utf16le').swap16()],
])('a file of spend is read if a spreadsheet saved it with %s', (_, content) => {
  const rows = [{ month: '2026-10', name: 'café', cents: 90_000 }];
  const file = join(folderWith(), 'spend.csv');
  writeFileSync(file, content);
  expect(readSpendFile(file, NOW).rows).toEqual(rows);
});

const HEAD = 'month,source,amount\n';
const EXPECTED_MONTH = 'expected a month such as 2026-11, found';
const EXPECTED_AMOUNT = 'expected an amount such as 1200 or "$1,200.50", found';
test.each([
  ['', 'the file is empty'],
  ['month,amount\n2026-10,5', 'line 1: expected month,source,amount or month,campaign,amount'],
  [HEAD, 'line 2: expected a month with its amount'],
  [`${HEAD}2026-10,google,5\n10/2026,google,5`, `line 3: ${EXPECTED_MONTH} "10/2026"`],
  [`${HEAD}2026-12,google,5`, 'line 2: expected no month after 2026-11, found "2026-12"'],
  ['month,campaign,amount\n2026-10,,5', 'line 2: expected a campaign'],
  [`${HEAD}2026-10,google,lots`, `line 2: ${EXPECTED_AMOUNT} "lots"`],
  [`${HEAD}2026-10,google,1,200`, 'line 2: expected three values'],
  [`${HEAD}2026-10,"google,5`, 'Quote Not Closed'],
])('%j is refused, with the line where there is one', (text, message) => {
  expect(() => readSpend(text, NOW)).toThrow(message);
});
