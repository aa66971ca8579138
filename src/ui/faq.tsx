import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';
import { BesideExhibit } from './beside-exhibit.tsx';
import { Section } from './section-head.tsx';

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
  items: readonly { question: string; answer: ReactNode }[];
  /** Beside the questions. */
  exhibit?: ReactNode;
  /** Under the questions. */
  children?: ReactNode;
}) {
  const questions = <Accordion items={items} />;
  return (
    <Section number={number} label={label} heading={heading} id="faq">
      {exhibit ? <BesideExhibit exhibit={exhibit}>{questions}</BesideExhibit> : questions}
      {children}
    </Section>
  );
}
