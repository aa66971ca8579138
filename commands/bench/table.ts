import { tableHead, tableLine } from '../prove/table-lines.ts';
import type { compare } from './measure.ts';

export type Row = { line: string; holds: boolean };

const HEAD = [
  'what',
  'a second',
  'p99 ms',
  'beside',
  'a second',
  'p99 ms',
  'ratio',
  'goal',
  'client busy',
  'statuses',
];

const percent = (part: number) => `${Math.round(part * 100)} %`;

export function row(
  what: string,
  beside: string,
  compared: Awaited<ReturnType<typeof compare>>,
  goal: number,
): Row {
  const { ours, other, ratio } = compared;
  const cells = [
    ...[what, ours.rate.toFixed(0), ours.p99.toFixed(1), beside, other.rate.toFixed(0), other.p99.toFixed(1)],
    ...[percent(ratio), percent(goal), `${percent(ours.busy)}, ${percent(other.busy)}`],
    ours.statuses === other.statuses ? ours.statuses : `${ours.statuses} and ${other.statuses}`,
  ];
  return { line: tableLine(cells), holds: ratio >= goal };
}

export const table = (rows: readonly Row[]) =>
  [...tableHead(HEAD), ...rows.map((each) => each.line)].join('\n');
