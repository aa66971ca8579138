import { classNames } from '../../ui/class-names.ts';
import type { Answer } from './answer.ts';
import { dollars, rangeText } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { RangeBar } from './range-bar.tsx';
import { FULL, rangeShapes, scaleTicks } from './range-shapes.ts';
import { shortAnswer } from './sentences.ts';

/** One line of chart, table and advice. */
export type Row = { id: number | 'all'; name: string; answer: Answer };

function describe({ name, answer }: Row, words: CostWords['chart']) {
  const { range, ceilingCents } = answer;
  const ceiling =
    ceilingCents === undefined ? '' : `; ${words.ceiling.toLowerCase()} ${dollars(ceilingCents)}`;
  return `${name}: ${shortAnswer(answer)}${range ? `, ${rangeText(range)}` : ''}${ceiling}`;
}

/** Every channel's range to one scale, and the ceiling through them; all together are the one to read. */
export function RangeChart({
  rows,
  all,
  words,
}: {
  rows: readonly Row[];
  all: Row;
  words: CostWords['chart'];
}) {
  const ceilingCents = all.answer.ceilingCents ?? 0;
  const ticks = scaleTicks(
    [...rows, all].map(({ answer }) => answer),
    ceilingCents,
  );
  const end = ticks.at(-1) ?? 1;
  const drawn = rows.length > 1 ? [...rows, all] : [all];
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {drawn.map((row) => (
          <li key={row.id}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-note/6">
              <span className={classNames('min-w-0 wrap-anywhere', row === all && 'font-bold')}>
                {row.name}
              </span>
              <span>
                <b className="whitespace-nowrap">{shortAnswer(row.answer)}</b>
                {row.answer.range && (
                  <span className="text-ink-2">{` (${rangeText(row.answer.range)})`}</span>
                )}
              </span>
            </p>
            {row.answer.range && (
              <RangeBar shapes={rangeShapes(row.answer, end, row === all)} label={describe(row, words)} />
            )}
          </li>
        ))}
      </ul>
      <svg className="bars mt-2 h-7" aria-hidden="true">
        <line className="axis" x2={`${FULL}%`} y1="1" y2="1" />
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={`${((tick / end) * FULL).toFixed(2)}%`}
            y="20"
            className={index === 0 ? 'first' : index === ticks.length - 1 ? 'last' : 'tick'}
          >
            {dollars(tick)}
          </text>
        ))}
      </svg>
    </>
  );
}
