import type { ReactNode } from 'react';
import { roman } from '../text/roman.ts';
import { classNames } from './class-names.ts';
import { HighlightedText } from './highlighted-text.tsx';

/**
 * A page has at most three large sections, for its argument; questions, contact and related pages
 * are small.
 */
export function Section({
  number,
  label,
  heading,
  id,
  isWide = false,
  size = 'large',
  children,
}: {
  number: number;
  label: string;
  heading: string;
  id?: string;
  isWide?: boolean | undefined;
  size?: 'large' | 'small' | undefined;
  children: ReactNode;
}) {
  const headingId = `section-${number}`;
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classNames('page section-with-label', isWide && 'section-with-label-wide')}
    >
      <p className="text-sm/5 font-semibold text-ink-2">
        <span data-mdast="ignore" className="font-mono font-bold text-red lg:block">
          {roman(number)}.
        </span>{' '}
        {label}
      </p>
      <h2
        id={headingId}
        className={
          size === 'large'
            ? 'max-w-[21em] text-h2 lg:mb-9'
            : 'max-w-[30em] text-h2-small/[1.15] lg:mb-6'
        }
      >
        <HighlightedText text={heading} />
      </h2>
      {children}
    </section>
  );
}
