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
      {ticks.map((tick) => (
        <g key={tick}>
          {tick > 0 && <path className="grid" d={`M${SIZE.left} ${round(y(tick))}H${SIZE.width}`} />}
          <text x={SIZE.left - 10} y={round(y(tick) + 3.5)} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {hasBefore && <path className="start" d={`M${round(x(startsAt) - slot / 2)} ${SIZE.top - 12}V${floor}`} />}
      {chart.kind === 'line' && (
        <path
          className="line"
          d={`M${chart.points.map((point, index) => `${round(x(index))} ${round(y(point.value))}`).join('L')}`}
        />
      )}
      {chart.points.map((point, index) => (
        <g key={point.month}>
          {chart.kind === 'bars' && (
            <rect
              className={index === last ? 'marked' : point.month < 0 ? 'before' : 'bar'}
              x={round(x(index) - slot * 0.36)}
              y={round(y(point.value))}
              width={round(slot * 0.72)}
              height={round(floor - y(point.value))}
            />
          )}
          <text x={round(x(index))} y={SIZE.height - 6} textAnchor="middle">
            {monthLabel(point.month)}
          </text>
        </g>
      ))}
      {chart.kind === 'line' && (
        <circle className="marked" cx={round(x(last))} cy={round(y(chart.points[last]?.value ?? 0))} r="6" />
      )}
      <path className="axis" d={`M${SIZE.left} ${floor}H${SIZE.width}`} />
      <text className="value" x={round(x(last))} y={round(y(chart.points[last]?.value ?? 0) - 10)} textAnchor="middle">
        {chart.points[last]?.value}
      </text>
    </svg>
  );
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
