import type { ReactNode } from 'react';
import type { Site } from '../../content/site.ts';
import { Footnote } from '../claims/footnote.tsx';
import type { NumberedClaim } from '../claims/notes.ts';

export type PriceLine = { name: string; price: string };

const PRICING = '/pricing';

/** What a visitor wants to know first: the price, one proof, and a number to call. */
export function Offer({
  heading,
  lines = [],
  range,
  note,
  link = 'What is in each package',
  proof,
  site,
}: {
  heading: string;
  /** Names with their prices… */
  lines?: readonly PriceLine[];
  /** …or one range. */
  range?: string;
  note: ReactNode;
  link?: string;
  proof: NumberedClaim;
  site: Site;
}) {
  return (
    <div className="border-t-2 border-ink bg-paper pt-4">
      <p className="text-note/6 font-bold">{heading}</p>
      {range && (
        <p className="mt-1 text-[1.875rem]/[1.2] font-[820] tracking-[-0.022em] whitespace-nowrap">{range}</p>
      )}
      {lines.length > 0 && (
        <dl className="mt-2 border-t border-line">
          {lines.map(({ name, price }) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5 text-note/6">
              <dt className="min-w-0 text-ink-2">{name}</dt>
              <dd className="font-bold whitespace-nowrap">{price}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-sm/5 text-ink-2">
        {note}{' '}
        <a href={PRICING} className="font-semibold text-ink underline underline-offset-4">
          {link}
        </a>
      </p>
      <p className="mt-4 flex items-baseline gap-3 border-t border-line pt-3.5">
        <b className="text-[1.625rem]/[1.15] font-[820] tracking-[-0.022em]">{proof.figure}</b>{' '}
        <span className="min-w-0 text-note/6">
          {proof.claim}
          <Footnote claim={proof} />
        </span>
      </p>
      <p className="mt-3 border-t border-line pt-3.5 text-note/6">
        Ask by phone:{' '}
        <a href={site.phoneHref} className="font-bold whitespace-nowrap underline underline-offset-4">
          {site.phone}
        </a>
      </p>
    </div>
  );
}
