import { type Answer, answerTo } from './answer.ts';
import type { Figures, ReadTable } from './figures.ts';

/** Name of the file a visitor saves. */
export const CSV_NAME = 'cost-per-signed-case.csv';

/** A spreadsheet runs a cell that starts with one of these as a formula; the last four are their full-width forms. */
const FORMULA_START = /^[\s]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** Excel takes a file without it for one of the machine's own character set. */
const BYTE_ORDER_MARK = '\ufeff';
const CENTS = 100;

const dollars = (cents: number | undefined) => (cents === undefined ? '' : (cents / CENTS).toFixed(2));
const count = (value: number | undefined) => value?.toString() ?? '';
const percent = (share: number | undefined) => (share === undefined ? '' : (share * 100).toFixed(1));

/** Columns in their order. No cell is below 0: a minus would have to be defused. */
const COLUMNS: readonly [head: string, value: (answer: Answer) => string][] = [
  ['Cost, US dollars', ({ costCents }) => dollars(costCents)],
  ['Inquiries', ({ inquiries }) => count(inquiries)],
  ['Signed cases', ({ signed }) => count(signed)],
  ['Cost per inquiry, US dollars', ({ perInquiryCents }) => dollars(perInquiryCents)],
  ['Sign rate, percent', ({ signRate }) => percent(signRate)],
  ['Cost per signed case, US dollars', ({ perCaseCents }) => dollars(perCaseCents)],
  ['Range from, US dollars', ({ range }) => dollars(range?.lowCents)],
  [
    'Range to, US dollars',
    ({ range }) => (range && range.highCents === undefined ? 'open' : dollars(range?.highCents)),
  ],
  ['Ceiling, US dollars', ({ ceilingCents }) => dollars(ceilingCents)],
  [
    'Gap to the ceiling, US dollars',
    ({ gapCents }) => dollars(gapCents === undefined ? undefined : Math.abs(gapCents)),
  ],
  ['Side of the ceiling', ({ gapCents }) => (gapCents === undefined ? '' : gapCents < 0 ? 'over' : 'under')],
  ['Cases to break even', ({ breakEvenCases }) => count(breakEvenCases)],
  ['Cases at the ceiling', ({ ceilingCases }) => count(ceilingCases)],
];

function cell(text: string) {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * The table as CSV (RFC 4180, every cell quoted, CRLF), channels that are counted and all together.
 * A name that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export function tableCsv({ channels, all }: ReadTable): string {
  const rows = channels.flatMap(({ name, figures }) => (figures ? [[name, figures] as const] : []));
  const named: (readonly [string, Figures])[] = all ? [...rows, ['All', all]] : rows;
  const lines = [
    ['Channel', ...COLUMNS.map(([head]) => head)],
    ...named.map(([name, figures]) => {
      const answer = answerTo(figures);
      return [name, ...COLUMNS.map(([, value]) => value(answer))];
    }),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
