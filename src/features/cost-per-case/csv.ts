import { csvText } from '../../text/csv.ts';
import { type Answer, answerTo } from './answer.ts';
import type { Figures, ReadTable } from './figures.ts';

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

/** The table as CSV: the channels that are counted, and all together. */
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
  return BYTE_ORDER_MARK + csvText(lines);
}
