import { Faq } from '../ui/faq.tsx';
import type { BlockOf } from './schema.ts';
import { SectionLines, type SectionProps } from './section-props.tsx';

/** Questions and answers, closed until somebody opens one. */
export function FaqSection({ section, id, number, context }: SectionProps<BlockOf<'faq'>>) {
  const { label, heading, items } = section;
  return (
    <Faq number={number} id={id} label={label} heading={heading} items={items}>
      <SectionLines section={section} id={id} context={context} />
    </Faq>
  );
}
