import type { ConsiderationsPreview } from './considerations.ts';
import { Unbroken } from './intake-script.tsx';

type LeftOutProps = { leftOut: ConsiderationsPreview['notUsed']; heading: string };

/** Over a script: the visitor's own words that it does not use, and why, as the fourth step would have said. */
export function LeftOut({ leftOut, heading }: LeftOutProps) {
  return (
    <div className="no-print mb-6 wrap-anywhere">
      <h3 className="text-note/6 font-bold">{heading}</h3>
      <ul className="mt-2 grid gap-3">
        {leftOut.map(({ own, why, span }) => (
          <li key={`${span.start} ${why}`} className="border-l-4 border-line pl-3">
            <p className="text-note/6">
              <Unbroken text={why} />
            </p>
            <p className="text-sm/6 text-ink-2">
              <Unbroken text={`“${own}”`} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
