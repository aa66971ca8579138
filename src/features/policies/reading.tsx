import type { ReactNode } from 'react';
import { roman } from '../../text/roman.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ContentsLine } from '../../ui/contents.ts';
import './reading.css';

/** Table of contents of a long text; browsers that can mark the part being read. */
function Contents({ title, lines }: { title: string; lines: readonly ContentsLine[] }) {
  if (!lines.length) return null;
  return (
    <nav aria-label={title} data-above-bottom-stack className="toc no-print">
      <p className="text-sm/5 font-bold">{title}</p>
      <ol className="mt-3 text-sm/5 text-ink-2">
        {lines.map((line) => (
          <li key={line.slug}>
            <a href={`#${line.slug}`}>{line.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * A long text under the 2 px rule: its table of contents stays in the left rail, what belongs beside it stays at the
 * right, and on narrow screens above or below the text.
 */
export function Reading({
  number,
  label,
  title,
  lines,
  aside,
  asideComes = 'before',
  children,
}: {
  /** Number of the section, where the page counts them. */
  number?: number;
  label: string;
  /** Title of the table of contents. */
  title: string;
  lines: readonly ContentsLine[];
  aside?: ReactNode;
  /** Where it stands on narrow screens, and in the order of reading. */
  asideComes?: 'before' | 'after';
  children: ReactNode;
}) {
  const beside = aside && (
    <div className="xl:col-start-3 xl:row-start-1 xl:pl-7 xl:*:sticky xl:*:top-24 print:mt-8">
      {aside}
    </div>
  );
  return (
    <section aria-label={label} className="page mt-18 lg:mt-26">
      <div
        className={classNames(
          'reading grid gap-x-9 gap-y-10 border-t-2 border-ink pt-4 lg:grid-cols-[200px_1fr] xl:grid-cols-[200px_1fr_17.25rem] print:block',
          aside && 'lg:max-xl:grid-rows-[auto_1fr]',
        )}
      >
        <div className={classNames(aside && 'lg:max-xl:row-span-2')}>
          {number && (
            <p className="mb-6 text-sm/5 font-semibold text-ink-2">
              <span className="block font-mono font-bold text-red">{roman(number)}.</span>
              {label}
            </p>
          )}
          <Contents title={title} lines={lines} />
        </div>
        {asideComes === 'before' && beside}
        <div className="xl:col-start-2 xl:row-start-1 print:mt-8">{children}</div>
        {asideComes === 'after' && beside}
      </div>
    </section>
  );
}
