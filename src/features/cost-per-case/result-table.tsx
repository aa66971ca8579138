import type { Answer } from './answer.ts';
import { dollars, percent, rangeText } from './money.ts';
import type { CostWords } from './page-schema.ts';
import type { Row } from './range-chart.tsx';
import { gapText } from './sentences.ts';

const number = (value: number | undefined) => value?.toLocaleString('en-US');
const amount = (cents: number | undefined) => (cents === undefined ? undefined : dollars(cents));

/** Cells after the name, in the order of the columns; undefined where there is nothing to divide by. */
function cells(answer: Answer): (string | undefined)[] {
  const { costCents, inquiries, signed, perInquiryCents, signRate, perCaseCents, range, gapCents } = answer;
  return [
    dollars(costCents),
    number(inquiries),
    number(signed),
    amount(perInquiryCents),
    signRate === undefined ? undefined : percent(signRate),
    amount(perCaseCents),
    range && rangeText(range),
    gapCents === undefined ? undefined : gapText(gapCents),
    number(answer.breakEvenCases),
    number(answer.ceilingCases),
  ];
}

function TableRow({ row, words }: { row: Row; words: CostWords['table'] }) {
  const [, ...heads] = words.columns;
  return (
    <tr>
      <th scope="row">{row.name}</th>
      {cells(row.answer).map((cell, index) => (
        <td
          key={heads[index]}
          data-label={heads[index]}
          className={cell === undefined ? 'cost-none' : undefined}
        >
          {cell ?? words.none}
        </td>
      ))}
    </tr>
  );
}

/** Every number of every channel; on a narrow screen each channel is a block. */
export function ResultTable({
  rows,
  all,
  words,
}: {
  rows: readonly Row[];
  all: Row;
  words: CostWords['table'];
}) {
  return (
    <table className="cost-table">
      <caption className="sr-only">{words.heading}</caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow key={row.id} row={row} words={words} />
        ))}
      </tbody>
      <tfoot>
        <TableRow row={all} words={words} />
      </tfoot>
    </table>
  );
}
