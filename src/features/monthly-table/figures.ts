import type { LocatedMistake } from '../../content/check-content.ts';
import { requireFound } from '../../content/mistake.ts';
import { initials } from '../../text/initials.ts';
import { rowTexts } from '../cost-per-case/answer.ts';
import { computeTable, exampleTable } from '../cost-per-case/figures.ts';
import { dollars, rangeText } from '../cost-per-case/money.ts';
import type { CostCopy } from '../cost-per-case/page-schema.ts';
import type { TeamMember } from '../team/schema.ts';
import type { MonthlyTableCopy } from './schema.ts';

const CENTS_PER_DOLLAR = 100;
const SHORT_TABLE_ROWS = 4;
/** A range under the ceiling is highlighted ("marked"). A range above it is struck out. */
const LOOK_BY_SIDE = { under: 'marked', over: 'struck', across: undefined } as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** Returns an empty text if the channel has no cost or shares its cost with others. */
function costBefore({ cost, signed }: { cost: number; signed: number }, isShared: boolean) {
  if (cost === 0 || isShared) return '';
  return signed === 0 ? 'none signed' : dollars((cost * CENTS_PER_DOLLAR) / signed);
}

const figureCells = (name: string, costCents: number, signed: number, isShared = false) => ({
  name,
  costCents,
  signedCases: signed,
  cost: costCents > 0 ? dollars(costCents) : '',
  signed: isShared ? '' : String(signed),
});

function sumOfRows(rows: readonly { costCents: number; signedCases: number }[], name: string) {
  return {
    ...figureCells(
      name.replace('{count}', String(rows.length)),
      sum(rows.map(({ costCents }) => costCents)),
      sum(rows.map(({ signedCases }) => signedCases)),
    ),
    perCase: '',
    range: '',
    before: '',
    verdict: '',
    look: undefined,
    note: undefined,
  };
}

const initialsWithPeriods = (name: string) =>
  [...initials(name)].map((letter) => `${letter}.`).join('');

/** Each channel of the calculator's example needs a row. */
export const missingRows = (
  { rows }: Pick<MonthlyTableCopy, 'rows'>,
  { channels }: CostCopy['example'],
): LocatedMistake[] =>
  channels
    .filter(({ name }) => !rows.some(({ channel }) => channel === name))
    .map(({ name }) => ({
      at: ['rows'],
      text: `expected a row for every channel of the calculator’s example, found none for "${name}"`,
    }));

/**
 * The calculator's example has the present figures. The table's file has the figures of a month
 * ago.
 */
export function monthlyFigures(
  copy: MonthlyTableCopy,
  example: CostCopy['example'],
  analyst: Pick<TeamMember, 'name' | 'title'>,
) {
  const analystInitials = initialsWithPeriods(analyst.name);
  const table = computeTable(exampleTable(example));
  const rows = copy.rows.map((row) => {
    const channel = table.channels.find(({ name }) => name === row.channel);
    const answer = requireFound(channel?.answer, row.channel);
    const { costCents, inquiries, signed, perCaseCents, range } = answer;
    const isShared = inquiries === 0 && signed === 0;
    return {
      ...figureCells(row.label ?? row.channel, costCents, signed, isShared),
      perCase: perCaseCents === undefined ? '' : dollars(perCaseCents),
      range: perCaseCents !== undefined && range ? rangeText(range) : '',
      before: costBefore(row.before, isShared),
      verdict: rowTexts(answer).verdict,
      look: answer.side && LOOK_BY_SIDE[answer.side],
      note: row.note && { ...row.note, by: analystInitials },
    };
  });
  const { total: allChannels } = table;
  if (!allChannels || table.ceilingCents === undefined)
    throw new Error('monthly table: the example has no figures');
  const previousFigures = copy.rows.map((row) => row.before);
  const ceiling = dollars(table.ceilingCents);
  const total = {
    name: copy.all,
    cost: dollars(allChannels.costCents),
    signed: String(allChannels.signed),
    perCase: dollars(allChannels.perCaseCents ?? 0),
    range: allChannels.range ? rangeText(allChannels.range) : '',
    before: dollars(
      (sum(previousFigures.map(({ cost }) => cost)) * CENTS_PER_DOLLAR) /
        sum(previousFigures.map(({ signed }) => signed)),
    ),
    verdict: copy.ceiling.replace('{ceiling}', ceiling),
  };
  const otherRows = rows.slice(SHORT_TABLE_ROWS);
  const shortRows =
    otherRows.length > 1
      ? [...rows.slice(0, SHORT_TABLE_ROWS), sumOfRows(otherRows, copy.rest)]
      : rows;
  const caption = `${copy.caption} ${analystInitials} is ${analyst.name}, ${analyst.title}.`;
  return { rows, shortRows, total, ceiling, caption };
}
export type MonthlyFigures = ReturnType<typeof monthlyFigures>;

export const insertFigures = (text: string, { total, ceiling }: MonthlyFigures) =>
  text
    .replaceAll('{all-before}', total.before)
    .replaceAll('{all}', total.perCase)
    .replaceAll('{ceiling}', ceiling);
