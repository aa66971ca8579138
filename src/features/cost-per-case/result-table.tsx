import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import { TYPING_PAUSE_MS } from '../tools/tool-store.ts';
import type { Answer } from './answer.ts';
import type { ReadTable } from './figures.ts';
import { dollars, percent, rangeText } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { type Row, rowsOf } from './range-chart.tsx';
import { gapText } from './sentences.ts';

const number = (value: number | undefined) => value?.toLocaleString('en-US');
const amount = (cents: number | undefined) => (cents === undefined ? undefined : dollars(cents));

/** Cells after the name, in the order of the columns; undefined where there is nothing to divide by. */
function cells(answer: Answer): (string | undefined)[] {
  const { costCents, inquiries, signed, perInquiryCents, signRate, perCaseCents, range, gapCents } =
    answer;
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
function ResultTable({
  rows,
  all,
  words,
}: {
  rows: readonly Row[];
  all: Row;
  words: CostWords['table'];
}) {
  return (
    <table className="cost-table ruled mt-5 text-sm/5">
      <caption className="sr-only">{words.heading}</caption>
      <thead className="border-b-2 border-ink">
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

/**
 * A part that rests off the screen (cost-per-case.css) keeps the height it had when it was last laid out. Where its content
 * changes it is laid out for one picture, so that the page is as high as it is and nothing moves when it comes into
 * sight: with the change, but while a field has the focus once its changes have rested. For a component that is drawn
 * again only when its content changes.
 */
function useKnownHeight(part: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    let isLatest = true;
    // A change in between has the part laid out for a picture of its own.
    const rest = () => isLatest && part.current?.style.removeProperty('content-visibility');
    const layOut = () => {
      part.current?.style.setProperty('content-visibility', 'visible');
      afterPaint(rest);
    };
    const isTyping = document.activeElement instanceof HTMLInputElement;
    const timer = isTyping ? setTimeout(layOut, TYPING_PAUSE_MS) : undefined;
    if (!isTyping) layOut();
    return () => {
      clearTimeout(timer);
      rest();
      isLatest = false;
    };
  });
}

/** Every number. */
export const Details = memo(function Details({
  read,
  words,
}: {
  read: ReadTable;
  words: CostWords;
}) {
  const part = useRef<HTMLDivElement>(null);
  useKnownHeight(part);
  const { rows, all } = rowsOf(read, words.advice);
  if (!all) return null;
  return (
    <div ref={part} className="cost-details">
      <h3 className="mt-12 text-h3">{words.table.heading}</h3>
      <ResultTable rows={rows} all={all} words={words.table} />
    </div>
  );
});
