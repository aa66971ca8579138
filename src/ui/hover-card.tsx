import type { ReactNode } from 'react';

/** Milliseconds of hover or focus before the card opens, and after leaving before it closes. */
export const HOVER_CARD_DELAYS = { open: 700, close: 300 } as const;

/**
 * A term with an explanation. The delays are kept by `browser/hover-card.ts`; the explanation is in the page, so a
 * reader without a pointer, or without JavaScript, gets it as the term's description.
 */
export function HoverCard({ id, term, children }: { id: string; term: string; children: ReactNode }) {
  return (
    <span className="relative">
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
    </span>
  );
}
