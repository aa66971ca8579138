import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { answerTo } from '../../src/features/cost-per-case/answer.ts';
import { dollars, rangeText } from '../../src/features/cost-per-case/money.ts';
import { readAmount } from './noted.ts';

/** The first line of the file decides whether its rows name sources or campaigns. */
const NAMED = ['source', 'campaign'] as const;

export type Spend = {
  by: (typeof NAMED)[number];
  rows: { month: string; name: string; cents: number }[];
};

/** A mistake in a file of spend. The message has the line and the expected value. */
export class SpendError extends Error {}

type Line = { record: string[]; info: { lines: number } };

/** Finds the separator in the first line: a spreadsheet outside the US writes semicolons. */
const SEPARATOR = /^\ufeff?\s*"?month"?\s*([;\t])/i;

function linesOf(text: string): Line[] {
  const delimiter = SEPARATOR.exec(text)?.[1] ?? ',';
  const lenient = { trim: true, skip_empty_lines: true, relax_column_count: true };
  return parse(text, { bom: true, info: true, delimiter, ...lenient }) as unknown as Line[];
}

/** The byte order mark names the encoding: a spreadsheet's "Unicode Text" is UTF-16. */
function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark. Errors: SpendError on any other encoding. */
function decoded(bytes: Uint8Array): string {
  const wrong = new SpendError(
    'expected text in UTF-8, found a letter in another encoding; save the file as "CSV UTF-8"',
  );
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // UTF-16 without a byte order mark is valid UTF-8 with a NUL beside each letter.
    if (text.includes('\0')) throw wrong;
    return text;
  } catch {
    throw wrong;
  }
}

/**
 * Reads `month,source,amount` or `month,campaign,amount`, as a spreadsheet saves it: with commas, semicolons or tabs.
 * Errors: SpendError, with the line of the first mistake.
 */
export function readSpend(text: string, now: Date): Spend {
  let lines: Line[];
  try {
    lines = linesOf(text);
  } catch (error) {
    throw new SpendError(error instanceof Error ? error.message : String(error));
  }
  const [head, ...rest] = lines;
  if (!head) throw new SpendError('the file is empty');
  const by = NAMED.find((name) => String(head.record).toLowerCase() === `month,${name},amount`);
  if (!by) throw new SpendError('line 1: expected month,source,amount or month,campaign,amount');
  const thisMonth = now.toISOString().slice(0, 7);
  const rows = rest.map(({ record, info }) => {
    const wrong = (expected: string) => new SpendError(`line ${info.lines}: expected ${expected}`);
    const [month = '', name = '', amount = '', ...more] = record;
    if (more.length) throw wrong('three values; write an amount with a comma in quotation marks');
    if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month))
      throw wrong(`a month such as ${thisMonth}, found "${month}"`);
    if (month > thisMonth) throw wrong(`a month up to this one, found "${month}"`);
    if (!name) throw wrong(`a ${by}`);
    const cents = readAmount(amount);
    if (cents === undefined)
      throw wrong(`an amount such as 1200 or "$1,200.50", found "${amount}"`);
    return { month, name: name.toLowerCase(), cents };
  });
  if (!rows.length) throw new SpendError('line 2: expected a month with its amount');
  return { by, rows };
}

/** Reads a file of spend. Errors: SpendError. */
export function readSpendFile(file: string, now: Date): Spend {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new SpendError('cannot be read');
  }
  return readSpend(decoded(bytes), now);
}

/** Returns the first day of the earliest month, in UTC. */
export const spendSince = ({ rows }: Spend) =>
  new Date(rows.map(({ month }) => `${month}-01T00:00:00Z`).toSorted()[0] ?? 0);

/** Returns the money spent since the month of `since`: the total, and by name with the largest first. */
export function spendTotals({ rows }: Spend, since: Date) {
  const sinceMonth = since.toISOString().slice(0, 7);
  const byName = new Map<string, number>();
  for (const { month, name, cents } of rows)
    if (month >= sinceMonth) byName.set(name, (byName.get(name) ?? 0) + cents);
  const named = [...byName].map(([name, cents]) => ({ name, cents }));
  return {
    cents: named.reduce((sum, { cents }) => sum + cents, 0),
    named: named.toSorted(
      (one, other) => other.cents - one.cents || (one.name < other.name ? -1 : 1),
    ),
  };
}

/** Returns the cost of a signed case and its range of uncertainty as texts: "$500", "$280 to $1,100"; "-" if unknown. */
export function costPerCase(costCents: number, inquiries: number, signed: number) {
  const figures = {
    costCents,
    inquiries,
    signed,
    averageFeeCents: undefined,
    ceilingCents: undefined,
  };
  const { perCaseCents, range } = answerTo(figures);
  return {
    perCase: perCaseCents === undefined ? '-' : dollars(perCaseCents),
    range: range ? rangeText(range) : '-',
  };
}
