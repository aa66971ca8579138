import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import '../../ui/prose.css';
import { type CostAnswer, gapText } from './answer.ts';
import type { TableResult } from './figures.ts';
import { dollars, percent, rangeText } from './money.ts';
import type { CostCopy } from './page-schema.ts';

const countText = (value: number | undefined) => value?.toLocaleString('en-US');
const amountText = (cents: number | undefined) =>
  cents === undefined ? undefined : dollars(cents);

const answerCells = (answer: CostAnswer): (string | undefined)[] => [
  dollars(answer.costCents),
  countText(answer.inquiries),
  countText(answer.signed),
  amountText(answer.perInquiryCents),
  answer.signRate === undefined ? undefined : percent(answer.signRate),
  amountText(answer.perCaseCents),
  answer.range && rangeText(answer.range),
  answer.gapCents === undefined ? undefined : gapText(answer.gapCents),
  countText(answer.breakEvenCases),
  countText(answer.ceilingCases),
];

type AllFiguresTableProps = { tableResult: TableResult; allName: string; copy: CostCopy['table'] };

export const AllFiguresTable = memo(function AllFiguresTable(props: AllFiguresTableProps) {
  const { tableResult, allName, copy } = props;
  if (!tableResult.total) return null;
  const rows = [...tableResult.channels, { id: 'all', name: allName, answer: tableResult.total }];
  const [nameColumn, ...figureColumns] = copy.columns;
  return (
    <details className="cost-details disclosure mt-8 border-y border-line">
      <summary className="min-h-11 py-3">
        <h3 className="text-h3">{copy.heading}</h3>
      </summary>
      <div className="prose max-w-none! pb-6">
        <table className="cost-table stacked w-full">
          <caption className="sr-only">{copy.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{nameColumn}</th>
              {figureColumns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="figures md:max-lg:px-1! md:max-lg:text-xs/4!"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="lg:text-sm/5 print:text-xs">
            {rows.map(
              ({ id, name, answer }) =>
                answer && (
                  <tr key={id} className="last:font-bold">
                    <th
                      scope="row"
                      className="min-w-28 wrap-anywhere md:max-lg:min-w-20 md:max-lg:text-xs/4!"
                    >
                      {name}
                    </th>
                    {answerCells(answer).map((cell, index) => (
                      <td
                        key={figureColumns[index]}
                        data-label={figureColumns[index]}
                        className={classNames(
                          'figures normal-nums! md:max-xl:whitespace-normal! print:whitespace-normal!',
                          'md:max-lg:px-1! md:max-lg:text-xs/4!',
                          cell === undefined && 'text-ink-3 not-print:max-md:hidden!',
                        )}
                      >
                        {cell ?? copy.none}
                      </td>
                    ))}
                  </tr>
                ),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
});
