import type { ReactNode } from 'react';
import { createContext, createElement, Fragment, use, useId } from 'react';
import { GLOSSARY_MARK } from '../text/glossary-mark.ts';

type HoverCardProps = {
  id: string;
  term: string;
  /** Punctuation after the term. It must not start a line. */
  tail?: string;
  children: ReactNode;
};

/**
 * Shows a term with a card that explains it. `site/hover-card.ts` has the delays. The explanation is in the HTML, so a
 * screen reader reads it as the description of the term. Visitors without a pointer or JavaScript need the explanation
 * elsewhere on the page.
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

/** The glossary of the page. The view of the page provides it once. */
export const GlossaryContext = createContext<readonly GlossaryTerm[]>([]);

/** Matches punctuation that must stay on the line of the term before it. */
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

/** Shows a text; `[[GMB]]` in it becomes a term with a card that explains it. */
export function Glossed({ text }: { text: string }) {
  // The pattern has one group, so texts have even indexes and terms have odd ones.
  const split = text.split(GLOSSARY_MARK);
  const tailOf = (part = '') => TAIL.exec(part)?.[0] ?? '';
  const parts = split.map((part, index) => {
    if (index % 2) return createElement(Term, { term: part, tail: tailOf(split[index + 1]) });
    return index ? part.replace(TAIL, '') : part;
  });
  return createElement(Fragment, null, ...parts);
}
