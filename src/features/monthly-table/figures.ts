import type { LocatedMistake } from '../../content/check-content.ts';
import { requireFound } from '../../content/mistake.ts';
import { initials } from '../../text/initials.ts';
import { rowTexts } from '../cost-per-case/answer.ts';
import { exampleTable, readTable } from '../cost-per-case/figures.ts';
import { dollars, rangeText } from '../cost-per-case/money.ts';
import type { CostCopy } from '../cost-per-case/page-schema.ts';
import type { TeamMember } from '../team/schema.ts';
import type { MonthlyTableCopy } from './schema.ts';

const CENTS = 100;
/** Number of rows in the short table. */
const FIRST_ROWS = 4;
/** By position of the range relative to the ceiling: a row under it is highlighted, a row over it is struck through. */
const LOOKS = { under: 'marked', over: 'struck', across: undefined } as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
/** Returns the cost of a case a month ago as a text; empty if the channel had no cost or is shared. */
function costBefore({ cost, signed }: { cost: number; signed: number }, isShared: boolean) {
  if (cost === 0 || isShared) return '';
  return signed === 0 ? 'none signed' : dollars((cost * CENTS) / signed);
}

/** Returns a row with cost and cases as texts and as numbers, which `restOf` adds up. */
const rowOf = (name: string, costCents: number, signed: number, isShared = false) => ({
  name,
  costCents,
  signedCases: signed,
  cost: costCents > 0 ? dollars(costCents) : '',
  signed: isShared ? '' : String(signed),
});

/** Returns a row with the sum of several rows, without a cost per case and a verdict. */
function restOf(rows: readonly { costCents: number; signedCases: number }[], name: string) {
  return {
    ...rowOf(
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

/** Returns the initials of a name with periods: "I.S." */
const dotted = (name: string) => [...initials(name)].map((letter) => `${letter}.`).join('');

/** Returns a mistake for each channel of the example without a row in the table. */
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
 * Returns the rows of the monthly table. Present figures are calculated from the calculator's example, those of a month ago
 * come from the file of the table. `short` has the first rows and one row for the rest. `total` is the sum of all rows.
 */
export function monthlyFigures(
  words: MonthlyTableCopy,
  example: CostCopy['example'],
  analyst: Pick<TeamMember, 'name' | 'title'>,
) {
  const by = dotted(analyst.name);
  const table = readTable(exampleTable(example));
  const rows = words.rows.map((row) => {
    const channel = table.channels.find(({ name }) => name === row.channel);
    const answer = requireFound(channel?.answer, row.channel);
    const { costCents, inquiries, signed, perCaseCents, range } = answer;
    const isShared = inquiries === 0 && signed === 0;
    return {
      ...rowOf(row.label ?? row.channel, costCents, signed, isShared),
      perCase: perCaseCents === undefined ? '' : dollars(perCaseCents),
      range: perCaseCents !== undefined && range ? rangeText(range) : '',
      before: costBefore(row.before, isShared),
      verdict: rowTexts(answer).verdict,
      look: answer.side && LOOKS[answer.side],
      note: row.note && { ...row.note, by },
    };
  });
  const { all } = table;
  if (!all || table.ceilingCents === undefined)
    throw new Error('monthly table: the example has no figures');
  const before = words.rows.map((row) => row.before);
  const ceiling = dollars(table.ceilingCents);
  const total = {
    name: words.all,
    cost: dollars(all.costCents),
    signed: String(all.signed),
    perCase: dollars(all.perCaseCents ?? 0),
    range: all.range ? rangeText(all.range) : '',
    before: dollars(
      (sum(before.map(({ cost }) => cost)) * CENTS) / sum(before.map(({ signed }) => signed)),
    ),
    verdict: words.ceiling.replace('{ceiling}', ceiling),
  };
  const others = rows.slice(FIRST_ROWS);
  const short =
    others.length > 1 ? [...rows.slice(0, FIRST_ROWS), restOf(others, words.rest)] : rows;
  const caption = `${words.caption} ${by} is ${analyst.name}, ${analyst.title}.`;
  return { rows, short, total, ceiling, caption };
}
export type MonthlyFigures = ReturnType<typeof monthlyFigures>;

/** Returns a text with calculated figures instead of its placeholders. */
export const withFigures = (text: string, { total, ceiling }: MonthlyFigures) =>
  text
    .replaceAll('{all-before}', total.before)
    .replaceAll('{all}', total.perCase)
    .replaceAll('{ceiling}', ceiling);
