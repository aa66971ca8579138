import type { ReactNode } from 'react';
import { Section } from './section-head.tsx';
import { Cites } from './sources.tsx';

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
  items: readonly { question: string; answer: ReactNode; cites?: readonly number[] | undefined }[];
  exhibit?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Section number={number} label={label} heading={heading} id={id} size="small">
      {exhibit}
      {items.map(({ question, answer, cites }) => (
        <details key={question} className="disclosure border-t border-line last-of-type:border-b">
          <summary className="py-3 text-h4/6.5 font-bold tracking-heading hover:bg-fog md:text-lede/7">
            {question}
          </summary>
          <div className="folded-content max-w-measure pb-7 text-ink-2">
            {answer}
            {cites && <Cites numbers={cites} />}
          </div>
        </details>
      ))}
      {children}
    </Section>
  );
}
