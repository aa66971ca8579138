import type { ExhibitOf } from './schema.ts';
import './drawings.css';

const STRIP = 64;
/** Half the distance between the two red lines, in pixels. */
const DOUBLE = 2;

/** Parts of a whole side by side on one strip, and what they are under it. */
export function ShareStrip({ exhibit }: { exhibit: ExhibitOf<'share'> }) {
  const whole = exhibit.parts.reduce((sum, { value }) => sum + value, 0);
  const percent = (value: number) => (value / whole) * 100;
  const parts = exhibit.parts.map((part, index) => ({
    ...part,
    width: percent(part.value),
    left: percent(exhibit.parts.slice(0, index).reduce((sum, { value }) => sum + value, 0)),
  }));
  return (
    <>
      <svg className="bars h-17" role="img" aria-label={exhibit.title}>
        {parts.map(({ label, look, left, width }) => (
          <rect
            key={label}
            className={look}
            x={`${left.toFixed(2)}%`}
            y="1"
            width={`${width.toFixed(2)}%`}
            height={STRIP}
          />
        ))}
        {exhibit.border &&
          parts
            .slice(1)
            .flatMap(({ left }) =>
              [-DOUBLE, DOUBLE].map((shift) => (
                <line
                  key={`${left} ${shift}`}
                  className="border"
                  x1={`${left.toFixed(2)}%`}
                  x2={`${left.toFixed(2)}%`}
                  y1="-8"
                  y2={STRIP + 10}
                  transform={`translate(${shift})`}
                />
              )),
            )}
      </svg>
      <ul className="mt-4 grid gap-1.5 text-note/6">
        {parts.map(({ label, figure, look }) => (
          <li key={label} className="flex gap-2">
            <span className={`chart-key key-${look}`} />
            <span className="min-w-0">
              {label} <b className="whitespace-nowrap">{figure}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
