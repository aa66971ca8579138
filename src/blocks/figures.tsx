import type { ReactNode } from 'react';
import { shownFigures } from '../features/claims/footnote.tsx';
import { classNames } from '../ui/class-names.ts';
import { Exhibit } from '../ui/exhibit.tsx';
import { SourceLine } from '../ui/sources.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

/** A figure with at least this many characters, such as "$5,000-$15,000", is set smaller. */
const MIN_SMALL_FIGURE_LENGTH = 10;

type FigureEntry = { figure: string; label: ReactNode; basis?: string };

export function Figures({ section, ...props }: SectionProps<BlockOf<'figures'>>) {
  const { label, heading, claims, figures, note } = section;
  const entries: readonly FigureEntry[] = [
    ...shownFigures(claims, props.context.claims),
    ...figures,
  ];
  const figureSize = entries.some(({ figure }) => figure.length >= MIN_SMALL_FIGURE_LENGTH)
    ? 'sm:text-[min(2.25rem,12.2cqi)]/[1.15]'
    : 'sm:text-figure/[1.15] sm:max-lg:text-title';
  const figureList = (
    <dl className="grid gap-x-6 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:gap-y-8 lg:gap-x-10">
      {entries.map((entry) => (
        <div
          key={entry.figure}
          className="@container flex flex-col wrap-anywhere border-t border-ink pt-4 max-sm:grid max-sm:items-baseline max-sm:gap-x-4 max-sm:py-3 min-[24rem]:max-sm:grid-cols-[minmax(0,1fr)_fit-content(60%)]"
        >
          <dt className="text-body/6 font-semibold sm:order-2 sm:mt-1 sm:text-balance">
            {entry.label}
          </dt>
          <dd
            className={classNames(
              'font-heavy tracking-heading max-sm:text-h3/6 sm:order-1',
              figureSize,
            )}
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
        {figureList}
      </div>
    );
  return (
    <NumberedSection {...props} section={{ label, heading }} size="small">
      {figureList}
      {note && <p className="mt-8 max-w-measure text-note/6 text-ink-2">{note}</p>}
    </NumberedSection>
  );
}

/** A figure with more characters is set smaller, so that it fits on one line on a phone. */
const MAX_LARGE_FIGURE_LENGTH = 8;

export function Figure({ section, id, letter }: SectionProps<BlockOf<'figure'>>) {
  const { figure, text, source } = section;
  return (
    <div id={id} className="page mt-section lg:mt-20">
      <Exhibit letter={letter} className="@container lg:px-12 lg:py-10">
        <figure className="grid gap-x-14 gap-y-2 lg:grid-cols-[auto_1fr] lg:items-center">
          <p
            className={classNames(
              'pt-3 font-heavy tracking-heading lg:row-span-2 lg:pt-0',
              figure.length <= MAX_LARGE_FIGURE_LENGTH
                ? 'text-[min(5rem,20cqi)]/[1]'
                : 'text-[min(3.4rem,10.5cqi)]/[1]',
            )}
          >
            {figure}
          </p>
          <p className="max-w-measure text-body/6.5">{text}</p>
          <figcaption className="text-sm/5 text-ink-2">
            <SourceLine source={source} />
          </figcaption>
        </figure>
      </Exhibit>
    </div>
  );
}
