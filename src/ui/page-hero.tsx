import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { classNames } from './class-names.ts';
import { Glossed } from './glossed.tsx';
import { Marked } from './marked.tsx';

export type Trail = readonly { label: string; path?: string }[];

/** Hero of an inner page on pleading paper: trail, statement, reason, actions; evidence may stand at the right. */
export function PageHero({
  trail,
  kicker,
  headline,
  statement,
  lede,
  actions,
  aside,
  children,
}: {
  trail?: Trail;
  /** Over the headline: a badge. */
  kicker?: ReactNode;
  headline: string;
  /** Second line under the headline. */
  statement?: string;
  lede?: string;
  actions?: ReactNode;
  aside?: ReactNode;
  /** Under the actions: a strip of figures. */
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="hero-heading" className="border-b border-line">
      <div className="page">
        <div
          className={classNames(
            'pleading py-10 lg:py-16',
            aside &&
              'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-center xl:grid-cols-[minmax(0,1fr)_26rem]',
          )}
        >
          <div>
            {trail && <Breadcrumb items={trail} />}
            {kicker && <div className="mt-8">{kicker}</div>}
            <h1
              id="hero-heading"
              className={classNames(
                'max-w-[19em] text-[clamp(2.4rem,1.5rem+3vw,3.9rem)]',
                kicker ? 'mt-3' : trail && 'mt-6',
              )}
            >
              <Marked text={headline} />
            </h1>
            {statement && (
              <p className="mt-4 max-w-measure text-lede/7 font-[680] text-balance md:text-h3/8">
                {statement}
              </p>
            )}
            {lede && (
              <p
                className={classNames(
                  statement ? 'mt-3 text-body/7 md:text-lede/8' : 'mt-6 text-lede/8',
                  'max-w-measure text-ink-2',
                )}
              >
                <Glossed text={lede} />
              </p>
            )}
            {actions && <div className="mt-8 flex flex-wrap gap-3.5">{actions}</div>}
            {children}
          </div>
          {aside}
        </div>
      </div>
    </section>
  );
}
