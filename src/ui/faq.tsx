import type { ReactNode } from 'react';
import { Section } from './section-head.tsx';
import { Cites } from './sources.tsx';

/** Lines that open one under another: native disclosures, so that closed answers are in the page for everyone. */
function Accordion({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className="border-b border-line">
      {items.map((item) => (
        <details key={item.question} className="disclosure group border-t border-line">
          <summary className="py-3 text-h4/6.5 font-bold tracking-heading hover:bg-fog md:text-lede/7">
            <span>{item.question}</span>
          </summary>
          <div className="folded max-w-measure pb-7 text-ink-2">{item.answer}</div>
        </details>
      ))}
    </div>
  );
}

/** Questions and answers as a numbered section. */
export function Faq({
  number,
  id = 'faq',
  label,
  heading,
  items,
  exhibit,
  children,
}: {
  number: number;
  id?: string;
  label: string;
  heading: string;
  /** `cites`: numbers of the page's sources, shown after the answer. */
  items: readonly { question: string; answer: ReactNode; cites?: readonly number[] | undefined }[];
  /** Above the questions, which use the whole width: half of it makes answers twice as long. */
  exhibit?: ReactNode;
  /** Under the questions. */
  children?: ReactNode;
}) {
  const cited = items.map(({ cites, ...item }) => {
    if (!cites) return item;
    const answer = (
      <>
        {item.answer}
        <Cites numbers={cites} />
      </>
    );
    return { ...item, answer };
  });
  return (
    <Section number={number} label={label} heading={heading} id={id} size="small">
      {exhibit}
      <Accordion items={cited} />
      {children}
    </Section>
  );
}
