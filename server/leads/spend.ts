import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { answerTo } from '../../src/features/cost-per-case/answer.ts';
import { readCents } from './calls-and-outcomes.ts';

const GROUPINGS = ['source', 'campaign'] as const;

export type Spend = {
  by: (typeof GROUPINGS)[number];
  rows: { month: string; name: string; cents: number }[];
};

export class SpendError extends Error {}

type Line = { record: string[]; info: { lines: number } };

/** Finds the separator: a spreadsheet outside the US writes semicolons. */
const SEPARATOR = /^\ufeff?\s*"?month"?\s*([;\t])/i;

function parseLines(text: string): Line[] {
  const delimiter = SEPARATOR.exec(text)?.[1] ?? ',';
  const lenientOptions = { trim: true, skip_empty_lines: true, relax_column_count: true };
  return parse(text, { bom: true, info: true, delimiter, ...lenientOptions }) as unknown as Line[];
}

/** A spreadsheet saves "Unicode Text" as UTF-16. */
function encodingOf([firstByte, secondByte]: Uint8Array) {
  if (firstByte === 0xff && secondByte === 0xfe) return 'utf-16le';
  return firstByte === 0xfe && secondByte === 0xff ? 'utf-16be' : 'utf-8';
}

function decodeText(bytes: Uint8Array): string {
  const wrongEncoding = new SpendError(
    'expected text in UTF-8, found a letter in another encoding; save the file as "CSV UTF-8"',
  );
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark is valid UTF-8 with a NUL beside each letter.
    if (text.includes('\0')) throw wrongEncoding;
    return text;
  } catch {
    throw wrongEncoding;
  }
}

export function readSpend(text: string, now: Date): Spend {
  let lines: Line[];
  try {
    lines = parseLines(text);
  } catch (error) {
    throw new SpendError(error instanceof Error ? error.message : String(error));
  }
  const [headLine, ...dataLines] = lines;
  if (!headLine) throw new SpendError('the file is empty');
  const by = GROUPINGS.find(
    (name) => String(headLine.record).toLowerCase() === `month,${name},amount`,
  );
  if (!by) throw new SpendError('line 1: expected month,source,amount or month,campaign,amount');
  const thisMonth = now.toISOString().slice(0, 7);
  const rows = dataLines.map(({ record, info }) => {
    const mistakeInLine = (expected: string) =>
      new SpendError(`line ${info.lines}: expected ${expected}`);
    const [month = '', name = '', amount = '', ...furtherValues] = record;
    if (furtherValues.length)
      throw mistakeInLine('three values; write an amount with a comma in quotation marks');
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
      throw mistakeInLine(`a month such as ${thisMonth}, found "${month}"`);
    if (month > thisMonth) throw mistakeInLine(`no month after ${thisMonth}, found "${month}"`);
    if (!name) throw mistakeInLine(`a ${by}`);
    const cents = readCents(amount);
    if (cents === undefined)
      throw mistakeInLine(`an amount such as 1200 or "$1,200.50", found "${amount}"`);
    return { month, name: name.toLowerCase(), cents };
  });
  if (!rows.length) throw new SpendError('line 2: expected a month with its amount');
  return { by, rows };
}

export function readSpendFile(file: string, now: Date): Spend {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new SpendError('cannot be read');
  }
  return readSpend(decodeText(bytes), now);
}

export const firstDayOf = ({ rows }: Spend) =>
  new Date(rows.map(({ month }) => `${month}-01T00:00:00Z`).toSorted()[0] ?? 0);

export function spendTotals({ rows }: Spend, since: Date) {
  const sinceMonth = since.toISOString().slice(0, 7);
  const totals = new Map<string, number>();
  for (const { month, name, cents } of rows)
    if (month >= sinceMonth) totals.set(name, (totals.get(name) ?? 0) + cents);
  const byName = [...totals].map(([name, cents]) => ({ name, cents }));
  return {
    cents: byName.reduce((sum, { cents }) => sum + cents, 0),
    totalsByName: byName.toSorted((a, b) => b.cents - a.cents || (a.name < b.name ? -1 : 1)),
  };
}

export const costAnswer = (costCents: number, inquiries: number, signed: number) =>
  answerTo({ costCents, inquiries, signed, averageFeeCents: undefined, ceilingCents: undefined });
