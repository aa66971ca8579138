import { axisTicks, monthLabel } from './chart-scale.ts';
import type { Chart as ChartData } from './schema.ts';
import './drawings.css';

type PlainChart = Omit<ChartData, 'source'>;

/** Heights are in px and horizontal positions in percent, so that text keeps its size. */
const SIZE = { height: 218, top: 26, bottom: 24 } as const;
const WIDTH = 100;
/** The factor makes all positions whole numbers. */
const UNITS_PER_PERCENT = 10;

function chartScale(chart: PlainChart) {
  const ticks = axisTicks(Math.max(...chart.points.map((point) => point.value)));
  const highest = ticks.at(-1) ?? 1;
  const plotHeight = SIZE.height - SIZE.top - SIZE.bottom;
  const slotWidth = WIDTH / chart.points.length;
  return {
    ticks,
    slotWidth,
    x: (index: number) => slotWidth * (index + 0.5),
    y: (value: number) => Math.round(SIZE.top + plotHeight * (1 - value / highest)),
    baseline: SIZE.top + plotHeight,
  };
}

function describeValues(chart: PlainChart) {
  return `${chart.points.map((point) => `month ${monthLabel(point.month)}: ${point.value}`).join(', ')} ${chart.unit}.`;
}

export function Chart({ chart }: { chart: PlainChart }) {
  const { ticks, slotWidth, x, y, baseline } = chartScale(chart);
  const lastIndex = chart.points.length - 1;
  const lastValue = chart.points[lastIndex]?.value ?? 0;
  const startIndex = chart.points.findIndex((point) => point.month > 0);
  const hasBefore = chart.points.some((point) => point.month < 0);
  return (
    <svg
      className="chart pl-8"
      height={SIZE.height}
      role="img"
      aria-label={chart.title}
      aria-description={describeValues(chart)}
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
            d={`M${toUnits(x(startIndex) - slotWidth / 2)} ${SIZE.top - 12}V${baseline}`}
          />
        )}
        <DataShapes chart={chart} slotWidth={slotWidth} x={x} y={y} baseline={baseline} />
        <path className="axis" d={`M0 ${baseline}h${WIDTH * UNITS_PER_PERCENT}`} />
      </svg>
      {chart.kind === 'line' && (
        <circle className="marked" cx={toPercent(x(lastIndex))} cy={y(lastValue)} r="6" />
      )}
      {ticks.map((tick) => (
        <text key={tick} x="-8" y={y(tick) + 4} className="end">
          {tick}
        </text>
      ))}
      {chart.points.map((point, index) => (
        <text key={point.month} x={toPercent(x(index))} y={SIZE.height - 6} className="month">
          {monthLabel(point.month)}
        </text>
      ))}
      <text className="value" x={toPercent(x(lastIndex))} y={y(lastValue) - 10}>
        {lastValue}
      </text>
    </svg>
  );
}

const toPercent = (value: number) =>
  `${Math.round(value * UNITS_PER_PERCENT) / UNITS_PER_PERCENT}%`;
const toUnits = (value: number) => Math.round(value * UNITS_PER_PERCENT);

type Position = (value: number) => number;
type DataShapesProps = {
  chart: PlainChart;
  slotWidth: number;
  x: Position;
  y: Position;
  baseline: number;
};

function DataShapes({ chart, slotWidth, x, y, baseline }: DataShapesProps) {
  if (chart.kind === 'line') {
    const points = chart.points.map((point, index) => `${toUnits(x(index))} ${y(point.value)}`);
    return <path className="line" d={`M${points.join('L')}`} />;
  }
  const lastIndex = chart.points.length - 1;
  const barPath = (index: number) => {
    const height = baseline - y(chart.points[index]?.value ?? 0);
    return `M${toUnits(x(index) - slotWidth * 0.36)} ${baseline}v${-height}h${toUnits(slotWidth * 0.72)}v${height}`;
  };
  const barsPath = (isIncluded: (month: number) => boolean) =>
    chart.points
      .map((point, index) => (index < lastIndex && isIncluded(point.month) ? barPath(index) : ''))
      .join('');
  const beforePath = barsPath((month) => month < 0);
  return (
    <>
      {beforePath && <path className="before" d={beforePath} />}
      <path className="bar" d={barsPath((month) => month >= 0)} />
      <path className="marked" d={`${barPath(lastIndex)}z`} />
    </>
  );
}
