import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section-head.tsx';
import { CityComparison } from './comparison.tsx';
import type { City } from './schema.ts';

type CityReasonsProps = {
  brand: string;
  whyChoose: City['whyChoose'];
  comparison: City['comparison'];
};

/** Reasons set like the paragraphs of a rule, (a), (b), (c), and what to ask any agency before choosing. */
export function CityReasons({ brand, whyChoose, comparison }: CityReasonsProps) {
  const items = whyChoose.reasons.map(({ title, text }) => ({
    question: title,
    answer: text,
  }));
  return (
    <Section number={6} label={`Why ${brand}`} heading={whyChoose.heading}>
      <Accordion items={items} numbers="letter" />
      <CityComparison brand={brand} comparison={comparison} />
    </Section>
  );
}
