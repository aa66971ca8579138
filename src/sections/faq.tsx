import type { ReactNode } from 'react';
import type { DrawnExhibit } from '../schemas/drawn-exhibit.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Section } from '../ui/section-head.tsx';
import { BesideExhibit } from './drawn/beside-exhibit.tsx';

/** Questions and answers as a numbered section. */
export function Faq({
  number,
  label,
  heading,
  items,
  drawing,
  children,
}: {
  number: number;
  label: string;
  heading: string;
  items: readonly { question: string; answer: ReactNode }[];
  /** Beside the questions. */
  drawing?: DrawnExhibit | undefined;
  /** Under the questions. */
  children?: ReactNode;
}) {
  const questions = <Accordion items={items} />;
  return (
    <Section number={number} label={label} heading={heading} id="faq">
      {drawing ? <BesideExhibit drawing={drawing}>{questions}</BesideExhibit> : questions}
      {children}
    </Section>
  );
}
