import { Faq } from '../ui/faq.tsx';
import { SectionExhibit } from './exhibit.tsx';
import type { BlockOf } from './schema.ts';
import { SectionLines, type SectionProps } from './section-props.tsx';

/** Renders questions and answers. Each answer is folded until the visitor opens it. */
export function FaqSection({ section, id, number, letter, context }: SectionProps<BlockOf<'faq'>>) {
  const { label, heading, items, exhibit } = section;
  const drawing = exhibit && (
    <SectionExhibit exhibit={exhibit} place={exhibit.place} letter={letter} />
  );
  return (
    <Faq number={number} id={id} label={label} heading={heading} items={items} exhibit={drawing}>
      <SectionLines section={section} id={id} context={context} />
    </Faq>
  );
}
