import type { Answer } from './answer.ts';
import type { ReadTable } from './figures.ts';
import { dollars, rangeText } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { FULL, rangeShapes, type Shape } from './range-shapes.ts';
import { shortAnswer } from './sentences.ts';

/** A channel that is counted, or all of them, and what they come to. */
export type Row = { id: number | 'all'; name: string; answer: Answer };

/** A row for each channel that is counted, and one for all; none while no channel has figures. */
export function rowsOf({ channels, all }: ReadTable, names: CostWords['advice']) {
  const name = channels.some(({ leftOut }) => leftOut) ? names.counted : names.all;
  return {
    rows: channels.flatMap(({ id, name, answer }): Row[] => (answer ? [{ id, name, answer }] : [])),
    all: all && ({ id: 'all', name, answer: all } satisfies Row),
  };
}

/** One range on the common scale, with the cost per case as a mark on it. `label`: where no text beside it says so. */
export function RangeBar({ shapes, label }: { shapes: readonly Shape[]; label?: string }) {
  return (
    <svg
      className="cost-bar h-6 w-full overflow-visible"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      {shapes.map(({ tag: Tag, look, at, path }) => (
        <Tag key={look + Tag} className={look} {...at}>
          {path && <path d={path} />}
        </Tag>
      ))}
    </svg>
  );
}

function describe({ name, answer }: Row, words: CostWords['chart']) {
  const { range, ceilingCents } = answer;
  const ceiling =
    ceilingCents === undefined ? '' : `; ${words.ceiling.toLowerCase()} ${dollars(ceilingCents)}`;
  return `${name}: ${shortAnswer(answer)}${range ? `, ${rangeText(range)}` : ''}${ceiling}`;
}

type RowBarProps = {
  row: Row;
  /** Right end of the scale, in cents. */
  end: number;
  words: CostWords['chart'];
};

/** What a row's cases cost, and how sure that is, to the scale of all rows; all together are the one to read. */
export function RowBar({ row, end, words }: RowBarProps) {
  const { range } = row.answer;
  if (!range) return null;
  return (
    <RangeBar
      shapes={rangeShapes(row.answer, end, row.id === 'all')}
      label={describe(row, words)}
    />
  );
}

/** The figure and its range, over the bar. */
export function RowFigure({ answer }: Pick<Row, 'answer'>) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <b className="whitespace-nowrap">{shortAnswer(answer)}</b>
      {answer.range && <span className="text-sm/6 text-ink-2">{rangeText(answer.range)}</span>}
    </span>
  );
}

/** The scale under the bars. */
export function Scale({ ticks }: { ticks: readonly number[] }) {
  const end = ticks.at(-1) ?? 1;
  return (
    <svg className="bars h-7" aria-hidden="true">
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
  );
}
