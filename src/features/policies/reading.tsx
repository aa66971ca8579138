import type { ReactNode } from 'react';
import { roman } from '../../text/roman.ts';
import type { ContentsLine } from '../../ui/contents.ts';
import { Contents } from '../../ui/contents.tsx';
import './reading.css';

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
  const beside = aside && <div className="reading-aside">{aside}</div>;
  return (
    <section aria-label={label} className="page mt-18 lg:mt-26">
      <div className="reading">
        <div className="reading-rail">
          {number && (
            <p className="mb-6 text-sm/5 font-semibold text-ink-2">
              <span className="block font-mono font-bold text-red">{roman(number)}.</span>
              {label}
            </p>
          )}
          <Contents title={title} lines={lines} />
        </div>
        {asideComes === 'before' && beside}
        <div className="reading-text">{children}</div>
        {asideComes === 'after' && beside}
      </div>
    </section>
  );
}
