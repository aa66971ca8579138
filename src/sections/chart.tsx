import { axisTicks, monthLabel } from '../rules/chart-scale.ts';
import type { Chart as ChartData } from '../schemas/home.ts';

/** Drawing in SVG units; the picture scales to its column. */
const SIZE = { width: 410, height: 218, left: 34, top: 26, bottom: 24 } as const;

function scale(chart: ChartData) {
  const ticks = axisTicks(Math.max(...chart.points.map((point) => point.value)));
  const highest = ticks.at(-1) ?? 1;
  const inner = { width: SIZE.width - SIZE.left, height: SIZE.height - SIZE.top - SIZE.bottom };
  const slot = inner.width / chart.points.length;
  return {
    ticks,
    slot,
    x: (index: number) => SIZE.left + slot * (index + 0.5),
    y: (value: number) => SIZE.top + inner.height * (1 - value / highest),
    floor: SIZE.top + inner.height,
  };
}

/** Figures as a sentence, for whoever does not see the drawing. */
function describe(chart: ChartData) {
  return `${chart.points.map((point) => `month ${monthLabel(point.month)}: ${point.value}`).join(', ')} ${chart.unit}.`;
}

/** A chart drawn from content figures; the last point is the one to read. */
export function Chart({ chart, id }: { chart: ChartData; id: string }) {
  const { ticks, slot, x, y, floor } = scale(chart);
  const last = chart.points.length - 1;
  const startsAt = chart.points.findIndex((point) => point.month > 0);
  const bar = (index: number) => {
    const value = chart.points[index]?.value ?? 0;
    const [width, height] = [round(slot * 0.72), floor - round(y(value))];
    return `M${round(x(index) - slot * 0.36)} ${floor}v${-height}h${width}v${height}`;
  };
  const hasBefore = chart.points.some((point) => point.month < 0);
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-figures`}
    >
      <title id={`${id}-title`}>{chart.title}</title>
      <desc id={`${id}-figures`}>{describe(chart)}</desc>
      <path
        className="grid"
        d={ticks
          .slice(1)
          .map((tick) => `M${SIZE.left} ${round(y(tick))}H${SIZE.width}`)
          .join('')}
      />
      {ticks.map((tick) => (
        <text key={tick} x={SIZE.left - 10} y={round(y(tick)) + 3} className="end">
          {tick}
        </text>
      ))}
      {hasBefore && (
        <path className="start" d={`M${round(x(startsAt) - slot / 2)} ${SIZE.top - 12}V${floor}`} />
      )}
      <Marks chart={chart} bar={bar} x={x} y={y} />
      {chart.points.map((point, index) => (
        <text key={point.month} x={round(x(index))} y={SIZE.height - 6}>
          {monthLabel(point.month)}
        </text>
      ))}
      <path className="axis" d={`M${SIZE.left} ${floor}H${SIZE.width}`} />
      <text className="value" x={round(x(last))} y={round(y(chart.points[last]?.value ?? 0)) - 10}>
        {chart.points[last]?.value}
      </text>
    </svg>
  );
}

/** Whole units are sharp enough at this size, and short. */
function round(value: number) {
  return Math.round(value);
}

type MarksProps = { chart: ChartData; bar: (index: number) => string; x: Axis; y: Axis };
type Axis = (value: number) => number;

/** The data itself: bars (before, after, last) or a line with its last point. */
function Marks({ chart, bar, x, y }: MarksProps) {
  const last = chart.points.length - 1;
  if (chart.kind === 'line') {
    const spots = chart.points.map((point, index) => `${round(x(index))} ${round(y(point.value))}`);
    const [endX, endY] = spots.at(-1)?.split(' ') ?? [];
    return (
      <>
        <path className="line" d={`M${spots.join('L')}`} />
        <circle className="marked" cx={endX} cy={endY} r="6" />
      </>
    );
  }
  const paths = (keep: (month: number) => boolean) =>
    chart.points.map((point, index) => (index < last && keep(point.month) ? bar(index) : '')).join('');
  return (
    <>
      <path className="before" d={paths((month) => month < 0)} />
      <path className="bar" d={paths((month) => month >= 0)} />
      <path className="marked" d={`${bar(last)}z`} />
    </>
  );
}
