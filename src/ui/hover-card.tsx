import type { ReactNode } from 'react';

type HoverCardProps = {
  id: string;
  term: string;
  /** Punctuation that follows the term and must not start a line without it. */
  tail?: string;
  children: ReactNode;
};

/**
 * A term with an explanation. The delays are kept by `site/hover-card.ts`; the explanation is in the page, so that
 * a screen reader gets it as the term's description. Whoever has no pointer, or no JavaScript, needs it on the page
 * as well.
 */
export function HoverCard({ id, term, tail, children }: HoverCardProps) {
  return (
    <>
      <span className="whitespace-nowrap">
        <button type="button" aria-describedby={id} data-hover-card={id} className="term">
          {term}
        </button>
        {tail}
      </span>
      <span
        id={id}
        role="tooltip"
        popover="manual"
        className="hover-card w-72 border border-ink bg-paper p-4 text-left text-sm/6 font-normal text-ink"
      >
        {children}
      </span>
    </>
  );
}
