import type { ReactNode } from 'react';

export type AccordionItem = {
  question: string;
  answer: ReactNode;
  /** Anchor: a link to it opens the answer, since it lies within. */
  id?: string;
};

/** Lines that open one under another: native disclosures, so that closed answers are in the page for everyone. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="border-b border-line">
      {items.map((item) => (
        <details key={item.question} className="disclosure group border-t border-line">
          <summary className="py-3 text-[1.125rem]/6.5 font-bold tracking-[-0.012em] hover:bg-fog md:py-5 md:text-lede/7">
            <span>{item.question}</span>
          </summary>
          <div id={item.id} className="folded max-w-measure pb-7 text-ink-2">
            {item.answer}
          </div>
        </details>
      ))}
    </div>
  );
}
