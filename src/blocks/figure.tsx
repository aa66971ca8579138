import { classNames } from '../ui/class-names.ts';
import { Exhibit } from '../ui/exhibit.tsx';
import { CheckedOn } from '../ui/sources.tsx';
import type { BlockOf } from './schema.ts';
import type { SectionProps } from './section-props.tsx';

/** A figure with more characters than this is smaller, so that it fits on one line on a phone. */
const SHORT_FIGURE = 8;

/** Renders a single figure as an exhibit, with its meaning and its source. */
export function Figure({ section, id, letter }: SectionProps<BlockOf<'figure'>>) {
  const { figure, text, source } = section;
  return (
    <div id={id} className="page mt-section lg:mt-20">
      <Exhibit letter={letter} className="@container lg:px-12 lg:py-10">
        <figure className="grid gap-x-14 gap-y-2 lg:grid-cols-[auto_1fr] lg:items-center">
          <p
            className={classNames(
              'pt-3 font-heavy tracking-heading lg:row-span-2 lg:pt-0',
              figure.length <= SHORT_FIGURE
                ? 'text-[min(5rem,20cqi)]/[1]'
                : 'text-[min(3.4rem,10.5cqi)]/[1]',
            )}
          >
            {figure}
          </p>
          <p className="max-w-measure text-body/6.5">{text}</p>
          <figcaption className="text-sm/5 text-ink-2">
            Source:{' '}
            <a
              href={source.url}
              rel="noopener"
              className="text-ink underline underline-offset-2 wrap-anywhere"
            >
              {source.name}
            </a>
            <CheckedOn day={source.checked} after={source.name} />
          </figcaption>
        </figure>
      </Exhibit>
    </div>
  );
}
