import { Glossed } from './glossed.tsx';
import { Cites } from './sources.tsx';

type CitedPoint = { id?: string; title: string; text: string; cites: readonly number[] };

/** Statements and what documents say about them, point at the left, finding and source numbers at the right. */
export function CitedPoints({ points }: { points: readonly CitedPoint[] }) {
  return (
    <ul className="border-b border-line">
      {points.map((point) => (
        <li
          key={point.title}
          id={point.id}
          className="grid gap-x-9 gap-y-2 border-t border-line py-5 md:py-7 md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
        >
          <h3 className="text-h3">{point.title}</h3>
          <p className="max-w-measure text-ink-2">
            <Glossed text={point.text} />
            <Cites numbers={point.cites} />
          </p>
        </li>
      ))}
    </ul>
  );
}
