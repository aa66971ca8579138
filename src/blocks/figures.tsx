import type { ReactNode } from 'react';
import { shownFigures } from '../features/claims/shown-claims.tsx';
import { classNames } from '../ui/class-names.ts';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

/** If a figure has at least this many characters, such as "$5,000-$15,000", all figures of the strip are smaller. */
const LONG_FIGURE = 10;

type Shown = { figure: string; label: ReactNode; basis?: string };

/**
 * Shows figures beside each other, on a phone under each other. With a heading they are a numbered section, without a
 * heading a strip across the page.
 */
export function Figures({ section, ...props }: SectionProps<BlockOf<'figures'>>) {
  const { label, heading, claims, figures, note } = section;
  const all: readonly Shown[] = [...shownFigures(claims, props.context.claims), ...figures];
  const size = all.some(({ figure }) => figure.length >= LONG_FIGURE)
    ? 'sm:text-[min(2.25rem,12.2cqi)]/[1.15]'
    : 'sm:text-figure/[1.15] sm:max-lg:text-title';
  const strip = (
    <dl className="grid gap-x-6 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:gap-y-8 lg:gap-x-10">
      {all.map((entry) => (
        <div
          key={entry.figure}
          className="@container flex flex-col wrap-anywhere border-t border-ink pt-4 max-sm:grid max-sm:items-baseline max-sm:gap-x-4 max-sm:py-3 min-[24rem]:max-sm:grid-cols-[minmax(0,1fr)_fit-content(60%)]"
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
  if (!(label && heading))
    return (
      <div id={props.id} className="page mt-7 lg:mt-10">
        {strip}
      </div>
    );
  return (
    <NumberedSection {...props} section={{ label, heading }} size="small">
      {strip}
      {note && <p className="mt-8 max-w-measure text-note/6 text-ink-2">{note}</p>}
    </NumberedSection>
  );
}
