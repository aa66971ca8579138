import { Exhibit } from '../../ui/exhibit.tsx';
import { type TimelineStep, type WeekSpan, weeksOf } from './timeline.ts';
import '../exhibits/drawings.css';

/** Heights in px; across, places are percent of the column, so that the letters keep their size at every width. */
const SIZE = { row: 42, bar: 7, bottom: 24 } as const;
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
        <figcaption className="beside-sticker text-lede/6 font-heavy tracking-heading text-balance">
          {title}
        </figcaption>
        <Drawing title={title} steps={steps} weeks={long} id={id} />
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm/5 text-ink-2">
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="timeline-key timeline-key-quick h-2 w-6" /> {quick}{' '}
            weeks
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="timeline-key h-2 w-6" /> {long} weeks
          </li>
        </ul>
      </figure>
    </Exhibit>
  );
}

type DrawingProps = { title: string; steps: readonly TimelineStep[]; weeks: number; id: string };

function Drawing({ title, steps, weeks, id }: DrawingProps) {
  const x = (week: number) => `${Math.round((1000 * week) / weeks) / 10}%`;
  const floor = SIZE.row * steps.length;
  const ticks = Array.from(
    { length: weeks / WEEKS_BETWEEN_TICKS + 1 },
    (_, index) => index * WEEKS_BETWEEN_TICKS,
  );
  const bar = ({ start, end }: WeekSpan, y: number, look: string) => (
    <rect className={look} x={x(start)} y={y} width={x(end - start)} height={SIZE.bar} />
  );
  return (
    <svg
      className="chart timeline mt-5"
      height={floor + SIZE.bottom}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-figures`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-figures`}>
        {steps
          .map((step) => `${step.title}: ${weeksOf(step.shortest)}, or ${weeksOf(step.longest)}`)
          .join('; ')}
        .
      </desc>
      {ticks.slice(1).map((week) => (
        <line key={week} className="grid" x1={x(week)} x2={x(week)} y2={floor} />
      ))}
      {steps.map((step, index) => {
        const y = SIZE.row * index;
        return (
          <g key={step.title}>
            <text x="0" y={y + 17} className="name">
              {step.title}
            </text>
            <text x="100%" y={y + 17} className="end">
              {step.when}
            </text>
            {bar(step.shortest, y + 25, 'before')}
            {bar(step.longest, y + 26 + SIZE.bar, step === steps.at(-1) ? 'marked' : 'bar')}
          </g>
        );
      })}
      <line className="axis" x2="100%" y1={floor} y2={floor} />
      {ticks.map((week) => (
        <text
          key={week}
          x={x(week)}
          y={floor + 18}
          className={week === 0 ? 'from' : week === weeks ? 'end' : undefined}
        >
          {week}
        </text>
      ))}
    </svg>
  );
}
