import type { ReactNode } from 'react';
import { Accordion } from '../ui/accordion.tsx';
import { Section } from '../ui/section-head.tsx';

/** Questions and answers as a numbered section. */
export function Faq({
  number,
  label,
  heading,
  items,
  children,
}: {
  number: number;
  label: string;
  heading: string;
  items: readonly { question: string; answer: ReactNode }[];
  /** Under the questions. */
  children?: ReactNode;
}) {
  return (
    <Section number={number} label={label} heading={heading} id="faq">
      <Accordion items={items} />
      {children}
    </Section>
  );
}
