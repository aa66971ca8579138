import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type AccordionItem = {
  question: string;
  answer: ReactNode;
  /** Anchor: a link to it opens the answer, since it lies within. */
  id?: string;
};

/**
 * Lines that open one under another: native disclosures, so that closed answers are in the page for everyone.
 * `numbers`: red numerals before them, as the list's style in parts.css counts.
 */
export function Accordion({
  items,
  numbers,
}: {
  items: readonly AccordionItem[];
  numbers?: 'decimal' | 'letter';
}) {
  return (
    <div className={classNames('border-b border-line', numbers && `counted counted-${numbers}`)}>
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
