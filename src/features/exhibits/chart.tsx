import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import {
  axisTicks,
  monthLabel,
  type TimelineStep,
  type WeekSpan,
  weeksText,
} from './chart-scale.ts';
import type { Chart as ChartData } from './schema.ts';
import './drawings.css';

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
        <TimelineDrawing title={title} steps={steps} weeks={longest?.end ?? 0} />
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
const SHORTEST_BAR_TOP = 25;
const LONGEST_BAR_TOP = 33;
const WEEKS_BETWEEN_TICKS = 2;
/** Units of the drawing in a week. With ten units, all positions are whole numbers. */
const WEEK_UNITS = 10;

function barPath({ start, end }: WeekSpan, row: number, top: number) {
  const [left, right] = [start * WEEK_UNITS, end * WEEK_UNITS];
  return `M${left} ${ROW_HEIGHT * row + top}H${right}v${BAR_HEIGHT}H${left}z`;
}

type DrawingProps = Pick<TimelineProps, 'title' | 'steps'> & { weeks: number };

function TimelineDrawing({ title, steps, weeks }: DrawingProps) {
  const width = weeks * WEEK_UNITS;
  const baseline = ROW_HEIGHT * steps.length;
  const ticks = Array.from(
    { length: weeks / WEEKS_BETWEEN_TICKS + 1 },
    (_, index) => index * WEEKS_BETWEEN_TICKS,
  );
  const gridPaths = ticks.slice(1).map((week) => `M${week * WEEK_UNITS} 0V${baseline}`);
  const shortestPaths = steps.map(({ shortest }, row) => barPath(shortest, row, SHORTEST_BAR_TOP));
  const longestPaths = steps.map(({ longest }, row) => barPath(longest, row, LONGEST_BAR_TOP));
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

type ChartFrameProps = {
  title: string;
  /** Values of the drawing, for screen readers. */
  description: string;
  width: number;
  height: number;
  shapes: ReactNode;
  className: string;
  children: ReactNode;
};

/** Shapes are stretched to the width of the column. Heights are in px; letters keep their size. */
function ChartFrame(props: ChartFrameProps) {
  const { title, description, width, height, shapes, className, children } = props;
  return (
    <svg
      className={classNames('chart', className)}
      height={height}
      role="img"
      aria-label={title}
      aria-description={description}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {shapes}
      </svg>
      {children}
    </svg>
  );
}

const HEIGHT = 218;
const TOP = 26;
const BASELINE = 194;
/** Ten units are a percent of the width, so that all positions are whole numbers. */
const WIDTH = 1_000;
const toPercent = (x: number) => `${x / 10}%`;

/** The bar takes this share of a month's slot, and the gap takes the rest. */
const BAR_SHARE = 0.72;

export function Chart({ chart: { title, unit, points } }: { chart: ChartData }) {
  const ticks = axisTicks(Math.max(...points.map(({ value }) => value)));
  const highestTick = ticks.at(-1) ?? 1;
  const y = (value: number) => Math.round(TOP + (BASELINE - TOP) * (1 - value / highestTick));
  const slot = WIDTH / points.length;
  const bars = points.map(({ month, value }, index) => {
    const center = slot * (index + 0.5);
    const height = BASELINE - y(value);
    const left = Math.round(center - (slot * BAR_SHARE) / 2);
    return {
      month,
      value,
      center: toPercent(Math.round(center)),
      path: `M${left} ${BASELINE}v${-height}h${Math.round(slot * BAR_SHARE)}v${height}`,
    };
  });
  const plainBars = bars.slice(0, -1);
  const lastBar = bars.at(-1);
  const joinPaths = (someBars: typeof bars) => someBars.map(({ path }) => path).join('');
  const pathBefore = joinPaths(plainBars.filter(({ month }) => month < 0));
  const start = Math.round(slot * points.findIndex(({ month }) => month > 0));
  return (
    <ChartFrame
      title={title}
      description={`${points.map(({ month, value }) => `month ${monthLabel(month)}: ${value}`).join(', ')} ${unit}.`}
      width={WIDTH}
      height={HEIGHT}
      className="pl-8"
      shapes={
        <>
          <path
            className="grid"
            d={ticks
              .slice(1)
              .map((tick) => `M0 ${y(tick)}h${WIDTH}`)
              .join('')}
          />
          {pathBefore && (
            <>
              <path className="chart-start" d={`M${start} ${TOP - 12}V${BASELINE}`} />
              <path className="before" d={pathBefore} />
            </>
          )}
          <path className="bar" d={joinPaths(plainBars.filter(({ month }) => month >= 0))} />
          <path className="marked" d={`${lastBar?.path}z`} />
          <path className="axis" d={`M0 ${BASELINE}h${WIDTH}`} />
        </>
      }
    >
      {ticks.map((tick) => (
        <text key={tick} x="-8" y={y(tick) + 4} className="end">
          {tick}
        </text>
      ))}
      {bars.map(({ month, center }) => (
        <text key={month} x={center} y={HEIGHT - 6} className="month">
          {monthLabel(month)}
        </text>
      ))}
      {lastBar && (
        <text className="value" x={lastBar.center} y={y(lastBar.value) - 10}>
          {lastBar.value}
        </text>
      )}
    </ChartFrame>
  );
}
