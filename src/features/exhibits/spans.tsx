import type { ExhibitOf } from './schema.ts';
import './drawings.css';

const BAR = 18;
/** What a span leaves free at the right edge, in percent, for its outline. */
const EDGE = 0.4;

/** Spans under their names on one scale. The drawing is as wide as its column and never scaled. */
export function Spans({ exhibit }: { exhibit: ExhibitOf<'spans'> }) {
  const place = (value: number) => ((value - exhibit.from) / (exhibit.to - exhibit.from)) * 100;
  const percent = (value: number) => `${value.toFixed(2)}%`;
  return (
    <>
      <ul className="grid gap-3.5">
        {exhibit.rows.map((row) => (
          <li key={row.label}>
            <p className="text-note/6">{row.label}</p>
            <svg className="bars mt-1 h-5" role="img" aria-label={row.label}>
              <line className="track" x2="100%" y1={BAR / 2 + 1} y2={BAR / 2 + 1} />
              <rect
                className={row.look}
                x={percent(place(row.from))}
                y="1"
                width={percent(Math.max(place(row.to) - place(row.from) - EDGE, EDGE))}
                height={BAR}
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg className="bars mt-2 h-7" aria-hidden="true">
        <line className="axis" x2="100%" y1="1" y2="1" />
        {exhibit.ticks.map(({ at, label }, index) => (
          <text
            key={at}
            x={percent(place(at))}
            y="20"
            className={index === 0 ? 'first' : index === exhibit.ticks.length - 1 ? 'last' : 'tick'}
          >
            {label}
          </text>
        ))}
      </svg>
    </>
  );
}
