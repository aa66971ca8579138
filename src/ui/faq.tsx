import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';
import { BesideExhibit } from './beside-exhibit.tsx';
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
  /** Beside the questions. */
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
  const questions = <Accordion items={cited} />;
  return (
    <Section number={number} label={label} heading={heading} id="faq">
      {exhibit ? <BesideExhibit exhibit={exhibit}>{questions}</BesideExhibit> : questions}
      {children}
    </Section>
  );
}
