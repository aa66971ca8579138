import { createContext, createElement, Fragment, use, useId } from 'react';
import { GLOSSARY_MARK, type Glossary } from '../schemas/glossary.ts';
import { HoverCard } from '../ui/hover-card.tsx';

/** The glossary of the page; a view provides it once. */
export const GlossaryContext = createContext<Glossary['terms']>([]);

function Term({ term }: { term: string }) {
  const id = useId();
  const entry = use(GlossaryContext).find((candidate) => candidate.term === term);
  if (!entry) return term;
  return (
    <HoverCard id={id} term={entry.term}>
      <span className="block font-bold">{entry.expansion}</span>
      {entry.definition}
    </HoverCard>
  );
}

/** Copy in which `[[GMB]]` becomes a term with its hover card. */
export function Glossed({ text }: { text: string }) {
  // Splitting by a pattern with one group gives words at even and terms at odd places.
  const parts = text
    .split(GLOSSARY_MARK)
    .map((part, index) => (index % 2 ? createElement(Term, { term: part }) : part));
  return createElement(Fragment, null, ...parts);
}
