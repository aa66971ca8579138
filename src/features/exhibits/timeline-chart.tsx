import { Fragment } from 'react';
import { Exhibit } from '../../ui/exhibit.tsx';
import { type TimelineStep, type WeekSpan, weeksText } from './timeline.ts';
import './drawings.css';

/** Heights are in px and horizontal positions in percent, so that text keeps its size. */
const SIZE = { row: 42, bar: 7, bottom: 24 } as const;
const WEEKS_BETWEEN_TICKS = 2;

type TimelineProps = {
  title: string;
  steps: readonly TimelineStep[];
  letter: string;
};

export function TimelineExhibit({ title, steps, letter }: TimelineProps) {
  const [shortestWeeks, longestWeeks] = [
    steps.at(-1)?.shortest.end ?? 0,
    steps.at(-1)?.longest.end ?? 0,
  ];
  return (
    <Exhibit letter={letter}>
      <figure>
        <figcaption className="beside-sticker text-lede/6 font-heavy tracking-heading text-balance">
          {title}
        </figcaption>
        <Drawing title={title} steps={steps} weeks={longestWeeks} />
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm/5 text-ink-2">
          <li className="chart-key key-before">{shortestWeeks} weeks</li>
          <li className="chart-key">{longestWeeks} weeks</li>
        </ul>
      </figure>
    </Exhibit>
  );
}

/** The factor makes all positions whole numbers. */
const WEEK_UNITS = 10;

function barsPath(spans: readonly WeekSpan[], top: number, firstRow = 0) {
  return spans
    .map(({ start, end }, index) => {
      const y = SIZE.row * (firstRow + index) + top;
      return `M${start * WEEK_UNITS} ${y}H${end * WEEK_UNITS}v${SIZE.bar}H${start * WEEK_UNITS}z`;
    })
    .join('');
}

function Drawing({
  title,
  steps,
  weeks,
}: Pick<TimelineProps, 'title' | 'steps'> & { weeks: number }) {
  const baseline = SIZE.row * steps.length;
  const ticks = Array.from(
    { length: weeks / WEEKS_BETWEEN_TICKS + 1 },
    (_, index) => index * WEEKS_BETWEEN_TICKS,
  );
  const lastIndex = steps.length - 1;
  const longestSpans = steps.map((step) => step.longest);
  return (
    <svg
      className="chart timeline mt-5"
      height={baseline + SIZE.bottom}
      role="img"
      aria-label={title}
      aria-description={`${steps
        .map((step) => `${step.title}: ${weeksText(step.shortest)}, or ${weeksText(step.longest)}`)
        .join('; ')}.`}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks * WEEK_UNITS} ${baseline + SIZE.bottom}`}
        preserveAspectRatio="none"
      >
        <path
          className="grid"
          d={ticks
            .slice(1)
            .map((week) => `M${week * WEEK_UNITS} 0V${baseline}`)
            .join('')}
        />
        <path
          className="before"
          d={barsPath(
            steps.map((step) => step.shortest),
            25,
          )}
        />
        <path className="bar" d={barsPath(longestSpans.slice(0, lastIndex), 26 + SIZE.bar)} />
        <path
          className="marked"
          d={barsPath(longestSpans.slice(lastIndex), 26 + SIZE.bar, lastIndex)}
        />
        <path className="axis" d={`M0 ${baseline}H${weeks * WEEK_UNITS}`} />
      </svg>
      {steps.map((step, index) => (
        <Fragment key={step.title}>
          <text y={SIZE.row * index + 17} className="name">
            {step.title}
          </text>
          <text x="100%" y={SIZE.row * index + 17} className="end when">
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
    </svg>
  );
}
