import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Characters of a figure from which a strip is set for ranges: "$5,000-$15,000". */
const LONG_FIGURE = 10;

/** Figures side by side between two rules: what it is, what it counts, how it was worked out. */
export function FigureStrip({
  figures,
}: {
  figures: readonly { figure: string; label: ReactNode; basis?: ReactNode }[];
}) {
  const size = figures.some(({ figure }) => figure.length >= LONG_FIGURE)
    ? 'text-[min(2.25rem,12.2cqi)]/[1.15]'
    : 'text-[2.25rem]/[1.15] sm:max-lg:text-[1.75rem]';
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      {figures.map((entry) => (
        <div key={entry.figure} className="figure-box flex flex-col border-t border-ink pt-4">
          <dt className="order-2 mt-1 text-body/6 font-semibold text-balance">{entry.label}</dt>
          <dd className={classNames('order-1 font-[820] tracking-[-0.022em]', size)}>{entry.figure}</dd>
          {entry.basis && <dd className="order-3 mt-1.5 text-sm/5 text-ink-2">{entry.basis}</dd>}
        </div>
      ))}
    </dl>
  );
}
