import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { axisTicks, monthLabel } from './chart-scale.ts';
import type { Chart as ChartData } from './schema.ts';
import './drawings.css';

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
export function ChartFrame(props: ChartFrameProps) {
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

/** Bar and gap share the slot of a month. */
const BAR_SHARE = 0.72;

export function Chart({ chart: { title, unit, points } }: { chart: ChartData }) {
  const ticks = axisTicks(Math.max(...points.map(({ value }) => value)));
  const highest = ticks.at(-1) ?? 1;
  const y = (value: number) => Math.round(TOP + (BASELINE - TOP) * (1 - value / highest));
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
