import type { ReactNode } from 'react';
import { createContext, createElement, Fragment, use, useId } from 'react';
import { GLOSSARY_MARK } from '../text/glossary-mark.ts';

type HoverCardProps = {
  id: string;
  term: string;
  /** Punctuation that follows the term and must not start a line without it. */
  tail?: string;
  children: ReactNode;
};

/**
 * Shows a term with an explanation. `site/hover-card.ts` has the delays; the explanation is in the page, so that a
 * screen reader gets it as the term's description. Visitors without a pointer or JavaScript need it on the page as
 * well.
 */
function HoverCard({ id, term, tail, children }: HoverCardProps) {
  const button = (
    <button type="button" aria-describedby={id} data-hover-card={id} className="term">
      {term}
    </button>
  );
  return (
    <>
      {tail ? (
        <span className="whitespace-nowrap">
          {button}
          {tail}
        </span>
      ) : (
        button
      )}
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

type GlossaryTerm = { term: string; expansion: string; definition: string };

/** The glossary of the page; a view provides it once. */
export const GlossaryContext = createContext<readonly GlossaryTerm[]>([]);

/** These signs stay on the line of the term before them. */
const TAIL = /^[^\s\w]*/;

function Term({ term, tail }: { term: string; tail: string }) {
  const id = useId();
  const entry = use(GlossaryContext).find((candidate) => candidate.term === term);
  if (!entry) return term + tail;
  return (
    <HoverCard id={id} term={entry.term} tail={tail}>
      <span className="block font-bold">{entry.expansion}</span>
      {entry.definition}
    </HoverCard>
  );
}

/** Copy in which `[[GMB]]` becomes a term with its hover card. */
export function Glossed({ text }: { text: string }) {
  // Splitting by a pattern with one group gives words at even and terms at odd places.
  const split = text.split(GLOSSARY_MARK);
  const tailOf = (part = '') => TAIL.exec(part)?.[0] ?? '';
  const parts = split.map((part, index) => {
    if (index % 2) return createElement(Term, { term: part, tail: tailOf(split[index + 1]) });
    return index ? part.replace(TAIL, '') : part;
  });
  return createElement(Fragment, null, ...parts);
}
