import type { ReactNode } from 'react';

/**
 * A term with an explanation. The delays are kept by `browser/hover-card.ts`; the explanation is in the page, so a
 * reader without a pointer, or without JavaScript, gets it as the term's description.
 */
export function HoverCard({ id, term, children }: { id: string; term: string; children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        aria-describedby={id}
        data-hover-card={id}
        className="cursor-help border-b border-dotted border-ink-2 font-[inherit]"
      >
        {term}
      </button>
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
