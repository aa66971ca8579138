import type { ReactNode } from 'react';
import { createContext, createElement, Fragment, use, useId } from 'react';
import { GLOSSARY_MARK } from '../text/glossary-mark.ts';

type HoverCardProps = {
  id: string;
  term: string;
  punctuation?: string;
  children: ReactNode;
};

/**
 * A screen reader reads the card as the description of the term. Visitors without a pointer or
 * JavaScript read the section `Terms`.
 */
function HoverCard({ id, term, punctuation, children }: HoverCardProps) {
  const button = (
    <button type="button" aria-describedby={id} data-hover-card={id} className="term">
      {term}
    </button>
  );
  return (
    <>
      {punctuation ? (
        <span className="whitespace-nowrap">
          {button}
          {punctuation}
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

export const GlossaryContext = createContext<readonly GlossaryTerm[]>([]);

/** Punctuation stays on the line of its term. */
const LEADING_PUNCTUATION = /^[^\s\w]*/;

function Term({ term, punctuation }: { term: string; punctuation: string }) {
  const id = useId();
  const entry = use(GlossaryContext).find((candidate) => candidate.term === term);
  if (!entry) return term + punctuation;
  return (
    <HoverCard id={id} term={entry.term} punctuation={punctuation}>
      <span className="block font-bold">{entry.expansion}</span>
      {entry.definition}
    </HoverCard>
  );
}

/** `[[GMB]]` in the text becomes a term with a card that explains it. */
export function GlossedText({ text }: { text: string }) {
  // The pattern has one group, so texts have even indexes and terms have odd ones.
  const textsAndTerms = text.split(GLOSSARY_MARK);
  const leadingPunctuation = (part = '') => LEADING_PUNCTUATION.exec(part)?.[0] ?? '';
  const parts = textsAndTerms.map((part, index) => {
    if (index % 2)
      return createElement(Term, {
        term: part,
        punctuation: leadingPunctuation(textsAndTerms[index + 1]),
      });
    return index ? part.replace(LEADING_PUNCTUATION, '') : part;
  });
  return createElement(Fragment, null, ...parts);
}

export function Terms({ content }: { content: object }) {
  const json = JSON.stringify(content);
  const terms = use(GlossaryContext).filter((entry) => json.includes(`[[${entry.term}]]`));
  if (!terms.length) return null;
  return (
    <section aria-labelledby="terms-heading" className="page mt-8 lg:mt-12">
      <h2 id="terms-heading" className="font-mono text-sm font-bold tracking-normal">
        Terms
      </h2>
      <dl className="mt-2.5 grid gap-x-9 gap-y-2.5 border-t border-line pt-3 text-sm/5 text-ink-2 md:grid-cols-2">
        {terms.map((entry) => (
          <div key={entry.term}>
            <dt className="inline font-bold text-ink">
              {entry.term}, {entry.expansion}.
            </dt>{' '}
            <dd className="inline">{entry.definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
