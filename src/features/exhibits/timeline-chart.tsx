import { Fragment } from 'react';
import { Exhibit } from '../../ui/exhibit.tsx';
import { ChartFrame } from './chart.tsx';
import { type TimelineStep, type WeekSpan, weeksText } from './timeline.ts';

type TimelineProps = {
  title: string;
  steps: readonly TimelineStep[];
  letter: string;
};

export function TimelineExhibit({ title, steps, letter }: TimelineProps) {
  const { shortest, longest } = steps.at(-1) ?? {};
  return (
    <Exhibit letter={letter}>
      <figure>
        <figcaption className="beside-sticker text-lede/6 font-heavy tracking-heading text-balance">
          {title}
        </figcaption>
        <Drawing title={title} steps={steps} weeks={longest?.end ?? 0} />
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm/5 text-ink-2">
          <li className="chart-key key-before">{shortest?.end} weeks</li>
          <li className="chart-key">{longest?.end} weeks</li>
        </ul>
      </figure>
    </Exhibit>
  );
}

const ROW_HEIGHT = 42;
const BAR_HEIGHT = 7;
/** Distances from the top of a row. */
const SHORTEST_TOP = 25;
const LONGEST_TOP = 33;
const WEEKS_BETWEEN_TICKS = 2;
/** The factor makes all positions whole numbers. */
const WEEK_UNITS = 10;

function barPath({ start, end }: WeekSpan, row: number, top: number) {
  const [left, right] = [start * WEEK_UNITS, end * WEEK_UNITS];
  return `M${left} ${ROW_HEIGHT * row + top}H${right}v${BAR_HEIGHT}H${left}z`;
}

type DrawingProps = Pick<TimelineProps, 'title' | 'steps'> & { weeks: number };

function Drawing({ title, steps, weeks }: DrawingProps) {
  const width = weeks * WEEK_UNITS;
  const baseline = ROW_HEIGHT * steps.length;
  const ticks = Array.from(
    { length: weeks / WEEKS_BETWEEN_TICKS + 1 },
    (_, index) => index * WEEKS_BETWEEN_TICKS,
  );
  const gridPaths = ticks.slice(1).map((week) => `M${week * WEEK_UNITS} 0V${baseline}`);
  const shortestPaths = steps.map(({ shortest }, row) => barPath(shortest, row, SHORTEST_TOP));
  const longestPaths = steps.map(({ longest }, row) => barPath(longest, row, LONGEST_TOP));
  const descriptions = steps.map(
    (step) => `${step.title}: ${weeksText(step.shortest)}, or ${weeksText(step.longest)}`,
  );
  return (
    <ChartFrame
      title={title}
      description={`${descriptions.join('; ')}.`}
      width={width}
      height={baseline + 24}
      className="timeline mt-5"
      shapes={
        <>
          <path className="grid" d={gridPaths.join('')} />
          <path className="before" d={shortestPaths.join('')} />
          <path className="bar" d={longestPaths.slice(0, -1).join('')} />
          <path className="marked" d={longestPaths.at(-1)} />
          <path className="axis" d={`M0 ${baseline}H${width}`} />
        </>
      }
    >
      {steps.map((step, row) => (
        <Fragment key={step.title}>
          <text y={ROW_HEIGHT * row + 17} className="name">
            {step.title}
          </text>
          <text x="100%" y={ROW_HEIGHT * row + 17} className="end when">
            {step.when}
          </text>
        </Fragment>
      ))}
      {ticks.map((week) => (
        <text
          key={week}
          x={`${Math.round((1000 * week) / weeks) / 10}%`}
          y={baseline + 18}
          className={week === 0 ? 'from' : week === weeks ? 'end' : undefined}
        >
          {week}
        </text>
      ))}
    </ChartFrame>
  );
}
