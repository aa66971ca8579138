import { axisTicks, monthLabel } from './chart-scale.ts';
import type { Chart as ChartData } from './schema.ts';
import './drawings.css';

/** A chart without its caption. */
type Drawn = Omit<ChartData, 'source'>;

/** Heights in px. Horizontal positions are percentages, so that letters and lines have the same size at every width. */
const SIZE = { height: 218, top: 26, bottom: 24 } as const;
const WIDTH = 100;
/** Units of the drawing for each percent, so that all positions are whole numbers. */
const FINE = 10;

function scale(chart: Drawn) {
  const ticks = axisTicks(Math.max(...chart.points.map((point) => point.value)));
  const highest = ticks.at(-1) ?? 1;
  const inner = SIZE.height - SIZE.top - SIZE.bottom;
  const slot = WIDTH / chart.points.length;
  return {
    ticks,
    slot,
    x: (index: number) => slot * (index + 0.5),
    y: (value: number) => Math.round(SIZE.top + inner * (1 - value / highest)),
    floor: SIZE.top + inner,
  };
}

/** Returns the figures of a chart as a sentence, for screen readers. */
function describe(chart: Drawn) {
  return `${chart.points.map((point) => `month ${monthLabel(point.month)}: ${point.value}`).join(', ')} ${chart.unit}.`;
}

/** Draws a chart from figures in the content. Its last point is highlighted and has its value. */
export function Chart({ chart }: { chart: Drawn }) {
  const { ticks, slot, x, y, floor } = scale(chart);
  const last = chart.points.length - 1;
  const end = chart.points[last]?.value ?? 0;
  const startsAt = chart.points.findIndex((point) => point.month > 0);
  const hasBefore = chart.points.some((point) => point.month < 0);
  return (
    <svg
      className="chart pl-8"
      height={SIZE.height}
      role="img"
      aria-label={chart.title}
      aria-description={describe(chart)}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH * FINE} ${SIZE.height}`}
        preserveAspectRatio="none"
      >
        <path
          className="grid"
          d={ticks
            .slice(1)
            .map((tick) => `M0 ${y(tick)}h${WIDTH * FINE}`)
            .join('')}
        />
        {hasBefore && (
          <path
            className="chart-start"
            d={`M${fine(x(startsAt) - slot / 2)} ${SIZE.top - 12}V${floor}`}
          />
        )}
        <Marks chart={chart} slot={slot} x={x} y={y} floor={floor} />
        <path className="axis" d={`M0 ${floor}h${WIDTH * FINE}`} />
      </svg>
      {chart.kind === 'line' && (
        <circle className="marked" cx={percent(x(last))} cy={y(end)} r="6" />
      )}
      {ticks.map((tick) => (
        <text key={tick} x="-8" y={y(tick) + 4} className="end">
          {tick}
        </text>
      ))}
      {chart.points.map((point, index) => (
        <text key={point.month} x={percent(x(index))} y={SIZE.height - 6} className="month">
          {monthLabel(point.month)}
        </text>
      ))}
      <text className="value" x={percent(x(last))} y={y(end) - 10}>
        {end}
      </text>
    </svg>
  );
}

const percent = (value: number) => `${Math.round(value * FINE) / FINE}%`;
const fine = (value: number) => Math.round(value * FINE);

type Axis = (value: number) => number;
type MarksProps = { chart: Drawn; slot: number; x: Axis; y: Axis; floor: number };

/** Draws the data as a line, or as bars with different looks before the start, after it, and for the last month. */
function Marks({ chart, slot, x, y, floor }: MarksProps) {
  if (chart.kind === 'line') {
    const spots = chart.points.map((point, index) => `${fine(x(index))} ${y(point.value)}`);
    return <path className="line" d={`M${spots.join('L')}`} />;
  }
  const last = chart.points.length - 1;
  const bar = (index: number) => {
    const height = floor - y(chart.points[index]?.value ?? 0);
    return `M${fine(x(index) - slot * 0.36)} ${floor}v${-height}h${fine(slot * 0.72)}v${height}`;
  };
  const paths = (isIncluded: (month: number) => boolean) =>
    chart.points
      .map((point, index) => (index < last && isIncluded(point.month) ? bar(index) : ''))
      .join('');
  const before = paths((month) => month < 0);
  return (
    <>
      {before && <path className="before" d={before} />}
      <path className="bar" d={paths((month) => month >= 0)} />
      <path className="marked" d={`${bar(last)}z`} />
    </>
  );
}
