import { BYTE_ORDER_MARK, csvText } from '../../text/csv.ts';
import { MAX_SUBJECT_LENGTH } from '../forms/form-request.ts';
import { type CostAnswer, gapSide, rowTexts } from './answer.ts';
import type { TableResult } from './figures.ts';
import { dollars as dollarsText } from './money.ts';

const CENTS_PER_DOLLAR = 100;

const dollarsCell = (cents: number | undefined) =>
  cents === undefined ? '' : (cents / CENTS_PER_DOLLAR).toFixed(2);
const countCell = (value: number | undefined) => value?.toString() ?? '';
const percentCell = (share: number | undefined) =>
  share === undefined ? '' : (share * 100).toFixed(1);

/** No cell begins with a minus, which a spreadsheet could read as a formula. */
const COLUMNS: readonly [head: string, value: (answer: CostAnswer) => string][] = [
  ['Cost, US dollars', ({ costCents }) => dollarsCell(costCents)],
  ['Inquiries', ({ inquiries }) => countCell(inquiries)],
  ['Signed cases', ({ signed }) => countCell(signed)],
  ['Cost per inquiry, US dollars', ({ perInquiryCents }) => dollarsCell(perInquiryCents)],
  ['Sign rate, percent', ({ signRate }) => percentCell(signRate)],
  ['Cost per signed case, US dollars', ({ perCaseCents }) => dollarsCell(perCaseCents)],
  ['Range from, US dollars', ({ range }) => dollarsCell(range?.lowCents)],
  [
    'Range to, US dollars',
    ({ range }) =>
      range && range.highCents === undefined ? 'open' : dollarsCell(range?.highCents),
  ],
  ['Ceiling, US dollars', ({ ceilingCents }) => dollarsCell(ceilingCents)],
  [
    'Gap to the ceiling, US dollars',
    ({ gapCents }) => dollarsCell(gapCents === undefined ? undefined : Math.abs(gapCents)),
  ],
  ['Side of the ceiling', ({ gapCents }) => (gapCents === undefined ? '' : gapSide(gapCents))],
  ['Cases to break even', ({ breakEvenCases }) => countCell(breakEvenCases)],
  ['Cases at the ceiling', ({ ceilingCases }) => countCell(ceilingCases)],
];

export function tableCsv({ channels, total }: TableResult): string {
  const hasLeftOut = channels.some(({ leftOutReason }) => leftOutReason);
  const rows = [
    ...channels,
    { name: hasLeftOut ? 'Counted channels' : 'All', answer: total, leftOutReason: undefined },
  ];
  const lines = rows.flatMap(({ name, answer, leftOutReason }) => {
    if (leftOutReason) return [[`${name} (left out)`, ...COLUMNS.map(() => '')]];
    return answer ? [[name, ...COLUMNS.map(([, value]) => value(answer))]] : [];
  });
  return BYTE_ORDER_MARK + csvText([['Channel', ...COLUMNS.map(([head]) => head)], ...lines]);
}

export function inquirySubject(name: string, { channels, total }: TableResult): string {
  if (total?.perCaseCents === undefined) return name;
  const ceilingText =
    total.ceilingCents === undefined ? '' : `, ceiling ${dollarsText(total.ceilingCents)}`;
  const { figure, total: totalText } = rowTexts(total);
  const summary = `${name}: ${figure}${ceilingText} (${totalText})`;
  const channelTexts = channels.flatMap(({ name, answer }) =>
    answer ? `; ${name}: ${rowTexts(answer).total}` : [],
  );
  while (channelTexts.length > 0 && (summary + channelTexts.join('')).length > MAX_SUBJECT_LENGTH)
    channelTexts.pop();
  // If there is only one channel, its line would repeat the summary.
  return summary + (channelTexts.length > 1 ? channelTexts.join('') : '');
}
