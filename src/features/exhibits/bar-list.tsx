import type { ExhibitOf } from './schema.ts';
import './drawings.css';

/** Percent of the drawing's width the longest bar takes. */
const FULL = 99;
/** A zero is drawn as a line, in percent. */
const THINNEST = 0.6;
const BAR = 22;

/** Amounts to one scale: name and figure over each bar. The drawing is as wide as its column and never scaled. */
export function BarList({ exhibit }: { exhibit: ExhibitOf<'bars'> }) {
  const highest = Math.max(...exhibit.bars.map(({ value }) => value));
  return (
    <ul className="grid gap-4">
      {exhibit.bars.map(({ label, value, figure, look }) => (
        <li key={label}>
          <p className="flex items-baseline justify-between gap-4 text-note/6">
            <span>{label}</span> <b className="whitespace-nowrap">{figure}</b>
          </p>
          <svg className="bars mt-1 h-6" role="img" aria-label={`${label}: ${figure}`}>
            <rect
              className={look}
              x="1"
              y="1"
              width={`${Math.max((value / highest) * FULL, THINNEST).toFixed(1)}%`}
              height={BAR}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
