import { axisTicks, monthLabel } from './chart-scale.ts';
import type { Chart as ChartData } from './schema.ts';
import './drawings.css';

type PlainChart = Omit<ChartData, 'source'>;

/** Heights are in px and horizontal positions in percent, so that text keeps its size. */
const SIZE = { height: 218, top: 26, bottom: 24 } as const;
const WIDTH = 100;
/** The factor makes all positions whole numbers. */
const UNITS_PER_PERCENT = 10;

function scale(chart: PlainChart) {
  const ticks = axisTicks(Math.max(...chart.points.map((point) => point.value)));
  const highest = ticks.at(-1) ?? 1;
  const plotHeight = SIZE.height - SIZE.top - SIZE.bottom;
  const slot = WIDTH / chart.points.length;
  return {
    ticks,
    slot,
    x: (index: number) => slot * (index + 0.5),
    y: (value: number) => Math.round(SIZE.top + plotHeight * (1 - value / highest)),
    floor: SIZE.top + plotHeight,
  };
}

function describe(chart: PlainChart) {
  return `${chart.points.map((point) => `month ${monthLabel(point.month)}: ${point.value}`).join(', ')} ${chart.unit}.`;
}

export function Chart({ chart }: { chart: PlainChart }) {
  const { ticks, slot, x, y, floor } = scale(chart);
  const last = chart.points.length - 1;
  const lastValue = chart.points[last]?.value ?? 0;
  const startIndex = chart.points.findIndex((point) => point.month > 0);
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
        viewBox={`0 0 ${WIDTH * UNITS_PER_PERCENT} ${SIZE.height}`}
        preserveAspectRatio="none"
      >
        <path
          className="grid"
          d={ticks
            .slice(1)
            .map((tick) => `M0 ${y(tick)}h${WIDTH * UNITS_PER_PERCENT}`)
            .join('')}
        />
        {hasBefore && (
          <path
            className="chart-start"
            d={`M${units(x(startIndex) - slot / 2)} ${SIZE.top - 12}V${floor}`}
          />
        )}
        <DataShapes chart={chart} slot={slot} x={x} y={y} floor={floor} />
        <path className="axis" d={`M0 ${floor}h${WIDTH * UNITS_PER_PERCENT}`} />
      </svg>
      {chart.kind === 'line' && (
        <circle className="marked" cx={percent(x(last))} cy={y(lastValue)} r="6" />
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
      <text className="value" x={percent(x(last))} y={y(lastValue) - 10}>
        {lastValue}
      </text>
    </svg>
  );
}

const percent = (value: number) => `${Math.round(value * UNITS_PER_PERCENT) / UNITS_PER_PERCENT}%`;
const units = (value: number) => Math.round(value * UNITS_PER_PERCENT);

type Axis = (value: number) => number;
type DataShapesProps = { chart: PlainChart; slot: number; x: Axis; y: Axis; floor: number };

function DataShapes({ chart, slot, x, y, floor }: DataShapesProps) {
  if (chart.kind === 'line') {
    const points = chart.points.map((point, index) => `${units(x(index))} ${y(point.value)}`);
    return <path className="line" d={`M${points.join('L')}`} />;
  }
  const last = chart.points.length - 1;
  const bar = (index: number) => {
    const height = floor - y(chart.points[index]?.value ?? 0);
    return `M${units(x(index) - slot * 0.36)} ${floor}v${-height}h${units(slot * 0.72)}v${height}`;
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
