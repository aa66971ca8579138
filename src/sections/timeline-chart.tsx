import type { TimelineStep, WeekSpan } from '../rules/timeline.ts';
import { Exhibit } from '../ui/exhibit.tsx';

/** Drawing in SVG units; the picture scales to its column. */
const SIZE = { width: 300, row: 42, bar: 6, top: 0, bottom: 22 } as const;
const WEEKS_BETWEEN_TICKS = 2;

type TimelineProps = {
  title: string;
  steps: readonly TimelineStep[];
  letter: string;
  id: string;
};

/** Course of a project in weeks: for each step its quickest and its longest course, one bar under the other. */
export function TimelineExhibit({ title, steps, letter, id }: TimelineProps) {
  const [quick, long] = [steps.at(-1)?.shortest.end ?? 0, steps.at(-1)?.longest.end ?? 0];
  return (
    <Exhibit letter={letter}>
      <figure>
        <figcaption className="pr-16 text-lede/6 font-[820] tracking-[-0.015em] text-balance">
          {title}
        </figcaption>
        <div className="mt-5">
          <Drawing title={title} steps={steps} weeks={long} id={id} />
        </div>
        <ul className="mt-4 flex gap-6 text-sm/5 text-ink-2">
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="timeline-key timeline-key-quick" /> {quick} weeks
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="timeline-key" /> {long} weeks
          </li>
        </ul>
      </figure>
    </Exhibit>
  );
}

const span = ({ start, end }: WeekSpan) => `weeks ${start + 1} to ${end}`;

type DrawingProps = { title: string; steps: readonly TimelineStep[]; weeks: number; id: string };

function Drawing({ title, steps, weeks, id }: DrawingProps) {
  const x = (week: number) => Math.round((SIZE.width * week) / weeks);
  const floor = SIZE.top + SIZE.row * steps.length;
  const ticks = Array.from(
    { length: weeks / WEEKS_BETWEEN_TICKS + 1 },
    (_, index) => index * WEEKS_BETWEEN_TICKS,
  );
  const bar = ({ start, end }: WeekSpan, y: number) =>
    `M${x(start)} ${y}h${x(end) - x(start)}v${SIZE.bar}h${x(start) - x(end)}z`;
  return (
    <svg
      className="chart timeline"
      viewBox={`0 0 ${SIZE.width} ${floor + SIZE.bottom}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-figures`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-figures`}>
        {steps.map((step) => `${step.title}: ${span(step.shortest)}, or ${span(step.longest)}`).join('; ')}.
      </desc>
      <path
        className="grid"
        d={ticks
          .slice(1)
          .map((week) => `M${x(week)} ${SIZE.top}V${floor}`)
          .join('')}
      />
      {steps.map((step, index) => {
        const y = SIZE.top + SIZE.row * index;
        return (
          <g key={step.title}>
            <text x="0" y={y + 16} className="name">
              {step.title}
            </text>
            <text x={SIZE.width} y={y + 16} className="end">
              {step.when}
            </text>
            <path className="before" d={bar(step.shortest, y + 22)} />
            <path
              className={step === steps.at(-1) ? 'marked' : 'bar'}
              d={bar(step.longest, y + 23 + SIZE.bar)}
            />
          </g>
        );
      })}
      <path className="axis" d={`M0 ${floor}H${SIZE.width}`} />
      {ticks.map((week) => (
        <text
          key={week}
          x={x(week)}
          y={floor + 16}
          className={week === 0 ? 'from' : week === weeks ? 'end' : undefined}
        >
          {week}
        </text>
      ))}
    </svg>
  );
}
