import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { classNames } from './class-names.ts';
import { GlossedText } from './glossed-text.tsx';
import { HighlightedText } from './highlighted-text.tsx';

export type Trail = readonly { label: string; path?: string }[];

export function PageHero({
  trail,
  kicker,
  headline,
  statement,
  lede,
  actions,
  aside,
  hasWideAside = false,
  hasLineNumbers = false,
  children,
}: {
  trail?: Trail;
  kicker?: ReactNode;
  headline: string;
  statement?: string;
  lede?: string;
  actions?: ReactNode;
  aside?: ReactNode;
  hasWideAside?: boolean;
  /** The margin has line numbers, like the pleading paper of US courts. */
  hasLineNumbers?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'bleed border-b border-line',
        aside && 'grid grid-cols-[minmax(0,1fr)] gap-x-12',
        aside &&
          (hasWideAside
            ? 'lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_31rem]'
            : 'lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]'),
      )}
    >
      <section
        aria-labelledby="hero-heading"
        className={classNames(hasLineNumbers && 'pleading', 'flex flex-col py-hero')}
      >
        {trail && <Breadcrumb items={trail} />}
        {kicker && <div className={classNames(trail && 'mt-hero-gap')}>{kicker}</div>}
        <h1
          id="hero-heading"
          className={classNames(
            'max-w-[19em] text-hero',
            kicker ? 'mt-2 sm:mt-3' : trail && 'mt-3 sm:mt-5',
          )}
        >
          <HighlightedText text={headline} />
        </h1>
        {statement && (
          <p className="mt-3 max-w-measure text-body/6 font-[680] text-balance sm:mt-4 sm:text-lede/7 md:text-h3/8">
            {statement}
          </p>
        )}
        {lede && (
          <p
            className={classNames(
              statement
                ? 'mt-3 max-sm:order-1 max-sm:mt-6 low:order-1 low:mt-6 md:text-lede/8'
                : 'mt-hero-gap sm:text-lede/8',
              'max-w-measure text-body/6.5 text-ink-2',
            )}
          >
            <GlossedText text={lede} />
          </p>
        )}
        {/* On a phone the actions come first: the text after the statement may be longer than
            the screen. */}
        {actions && <div className="mt-hero-gap flex flex-wrap gap-3.5">{actions}</div>}
        {children && <div className={statement && 'max-sm:order-2 low:order-2'}>{children}</div>}
      </section>
      {aside && (
        <div className="self-start border-t border-line py-7 lg:border-t-0 lg:py-hero">{aside}</div>
      )}
    </div>
  );
}
