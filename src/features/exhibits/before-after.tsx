import { Fragment } from 'react';
import type { ExhibitOf } from './schema.ts';
import { strongestChangeIndex } from './strongest-change.ts';
import './drawings.css';

type Pairs = ExhibitOf<'pairs'>;
type Result = Pairs['pairs'][number];

/** The figure needs the rest of the width. */
const MAX_BAR_PERCENT = 72;
/** The drawing is not scaled, so that its figures are readable at every width. */
const BAR_HEIGHT = 30;
const GAP = 6;
/** A zero is a thin line. */
const MIN_BAR_PERCENT = 0.6;

const numberFormat = new Intl.NumberFormat('en-US');

const largestValue = (results: readonly Result[]) =>
  Math.max(...results.flatMap(({ before, after }) => [before, after]), 1);

function Bars({
  result,
  isHighlighted,
  scaleEnd,
  keys: [beforeLabel, afterLabel],
}: {
  result: Result;
  isHighlighted: boolean;
  scaleEnd: number;
  keys: Pairs['keys'];
}) {
  const rows = [
    { value: result.before, look: 'before', y: 1 },
    { value: result.after, look: isHighlighted ? 'marked' : 'bar', y: 1 + BAR_HEIGHT + GAP },
  ];
  const width = (value: number) => Math.max((value / scaleEnd) * MAX_BAR_PERCENT, MIN_BAR_PERCENT);
  return (
    <svg
      className="bars h-17"
      role="img"
      aria-label={`${result.metric}: ${numberFormat.format(result.before)} ${beforeLabel.toLowerCase()}, ${numberFormat.format(result.after)} ${afterLabel.toLowerCase()}, ${result.unit}`}
    >
      {rows.map(({ value, look, y }) => (
        <Fragment key={look}>
          <rect
            className={look}
            x="1"
            y={y}
            width={`${width(value).toFixed(1)}%`}
            height={BAR_HEIGHT}
          />
          <text
            x={`${width(value).toFixed(1)}%`}
            y={y + BAR_HEIGHT / 2 + 5}
            dx="10"
            className={look}
          >
            {numberFormat.format(value)}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}

/** Results with the same unit share a scale. */
export function BeforeAfter({ exhibit: { pairs: results, keys } }: { exhibit: Pairs }) {
  const strongestIndex = strongestChangeIndex(results);
  return (
    <div>
      <p className="flex gap-5 font-mono text-xs/5 text-ink-2 *:min-w-0" aria-hidden="true">
        <span className="chart-key key-before">{keys[0]}</span>
        <span className="chart-key">{keys[1]}</span>
      </p>
      <ul className="mt-5 grid gap-6 md:gap-8">
        {results.map((result, index) => (
          <li key={result.metric}>
            <p className="mb-2 text-note/6 font-semibold">
              {result.metric} <span className="font-normal text-ink-2">({result.unit})</span>
            </p>
            <Bars
              result={result}
              isHighlighted={index === strongestIndex}
              scaleEnd={largestValue(results.filter(({ unit }) => unit === result.unit))}
              keys={keys}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
