import { classNames } from '../../ui/class-names.ts';
import { axisTicks } from '../exhibits/chart-scale.ts';
import type { Answer } from './answer.ts';
import { dollars, rangeText } from './money.ts';
import type { CostWords } from './page-schema.ts';
import { shortAnswer } from './sentences.ts';

/** Heights in pixels: the drawing is as wide as its column and never scaled. */
const HEIGHT = 24;
const BAR = 14;
/** Percent of the drawing's width that the scale takes; the rest is for what goes beyond it. */
const FULL = 96;
/** The ceiling stands no farther left than here: in the middle of the scale. */
const CEILINGS = 2;
/** A range that rests on fewer cases does not stretch the scale, and none stretches it beyond so many ceilings. */
const STEADY_CASES = 5;
const MOST_CEILINGS = 6;

/** One line of chart, table and advice. */
export type Row = { id: number | 'all'; name: string; answer: Answer };

/** Ticks of the scale from 0 to its right end, in cents. */
function scaleTicks(rows: readonly Row[], ceilingCents: number) {
  const wanted = rows.flatMap(({ answer: { perCaseCents = 0, range, signed } }) => [
    perCaseCents,
    range?.lowCents ?? 0,
    signed >= STEADY_CASES ? (range?.highCents ?? 0) : 0,
  ]);
  const largest = Math.max(1, CEILINGS * ceilingCents, ...wanted);
  return axisTicks(ceilingCents > 0 ? Math.min(largest, MOST_CEILINGS * ceilingCents) : largest);
}

function describe(answer: Answer, words: CostWords['chart']) {
  const { range, ceilingCents } = answer;
  const ceiling =
    ceilingCents === undefined ? '' : `; ${words.ceiling.toLowerCase()} ${dollars(ceilingCents)}`;
  return `${shortAnswer(answer)}${range ? `, ${rangeText(range)}` : ''}${ceiling}`;
}

type BarProps = { row: Row; end: number; isAll: boolean; words: CostWords['chart'] };

/** One range on the common scale, with the cost per case as a mark on it. */
function RangeBar({ row: { name, answer }, end, isAll, words }: BarProps) {
  const { range, perCaseCents, ceilingCents } = answer;
  const at = (cents: number) => Math.min((cents / end) * FULL, FULL);
  const percent = (value: number) => `${value.toFixed(2)}%`;
  const low = range ? at(range.lowCents) : 0;
  const isBeyond = range !== undefined && (range.highCents === undefined || range.highCents > end);
  const high = range?.highCents === undefined ? FULL : at(range.highCents);
  const middle = HEIGHT / 2;
  return (
    <svg className="bars h-6" role="img" aria-label={`${name}: ${describe(answer, words)}`}>
      <line className="track" x2="100%" y1={middle} y2={middle} />
      {range && (
        <rect
          className={isAll ? 'marked' : 'before'}
          x={percent(low)}
          y={middle - BAR / 2}
          width={percent(Math.max(high - low, 0.4))}
          height={BAR}
        />
      )}
      {isBeyond && (
        <svg x={percent(FULL)} y={middle - BAR / 2} className="cost-beyond" aria-hidden="true">
          <path d={`M3 0l8 ${BAR / 2}l-8 ${BAR / 2}z`} />
        </svg>
      )}
      {ceilingCents !== undefined && (
        <line
          className="border"
          x1={percent(at(ceilingCents))}
          x2={percent(at(ceilingCents))}
          y1="-3"
          y2={HEIGHT + 3}
        />
      )}
      {perCaseCents !== undefined && perCaseCents <= end && (
        <line
          className="cost-mark"
          x1={percent(at(perCaseCents))}
          x2={percent(at(perCaseCents))}
          y1="1"
          y2={HEIGHT - 1}
        />
      )}
    </svg>
  );
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
  const ticks = scaleTicks([...rows, all], ceilingCents);
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
                {row.answer.range && <span className="text-ink-2"> ({rangeText(row.answer.range)})</span>}
              </span>
            </p>
            <RangeBar row={row} end={end} isAll={row === all} words={words} />
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
            className={index === 0 ? 'first' : 'tick'}
          >
            {dollars(tick)}
          </text>
        ))}
      </svg>
    </>
  );
}
