import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Characters of a figure from which a strip is set for ranges: "$5,000-$15,000". */
const LONG_FIGURE = 10;

/** Figures side by side between two rules, a row each on a phone: label, count and method. */
export function FigureStrip({
  figures,
}: {
  figures: readonly { figure: string; label: ReactNode; basis?: ReactNode }[];
}) {
  const size = figures.some(({ figure }) => figure.length >= LONG_FIGURE)
    ? 'sm:text-[min(2.25rem,12.2cqi)]/[1.15]'
    : 'sm:text-figure/[1.15] sm:max-lg:text-title';
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:gap-y-8 lg:gap-x-10">
      {figures.map((entry) => (
        <div
          key={entry.figure}
          className="figure-box flex flex-col wrap-anywhere border-t border-ink pt-4 max-sm:grid max-sm:items-baseline max-sm:gap-x-4 max-sm:py-3 min-[24rem]:max-sm:grid-cols-[minmax(0,1fr)_fit-content(60%)]"
        >
          <dt className="text-body/6 font-semibold sm:order-2 sm:mt-1 sm:text-balance">
            {entry.label}
          </dt>
          <dd
            className={classNames('font-heavy tracking-heading max-sm:text-h3/6 sm:order-1', size)}
          >
            {entry.figure}
          </dd>
          {entry.basis && (
            <dd className="order-3 mt-1.5 text-sm/5 text-ink-2 min-[24rem]:max-sm:col-span-2 max-sm:mt-0.5">
              {entry.basis}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
