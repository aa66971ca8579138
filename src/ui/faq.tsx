import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';
import { Section } from './section-head.tsx';
import { Cites } from './sources.tsx';

/** Questions and answers as a numbered section. */
export function Faq({
  number,
  label,
  heading,
  items,
  exhibit,
  children,
}: {
  number: number;
  label: string;
  heading: string;
  /** `cites`: numbers of the page's sources, shown after the answer. */
  items: readonly { question: string; answer: ReactNode; cites?: readonly number[] | undefined }[];
  /** Over the questions, which keep the whole width: an answer in half of it is twice as long. */
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
    <Section number={number} label={label} heading={heading} id="faq">
      {exhibit}
      <Accordion items={cited} />
      {children}
    </Section>
  );
}
