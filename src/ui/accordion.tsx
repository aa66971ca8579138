import type { ReactNode } from 'react';

/** Questions that open one under another: native disclosures, so that closed answers are in the page for everyone. */
export function Accordion({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="border-b border-line">
      {items.map((item) => (
        <details key={item.question} className="disclosure group border-t border-line">
          <summary className="py-5 text-lede/7 font-bold tracking-[-0.012em] hover:bg-fog">
            <span>{item.question}</span>
          </summary>
          <div className="max-w-measure pb-7 text-ink-2">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}
