import { Accordion } from '../../ui/accordion.tsx';
import { Section } from '../../ui/section-head.tsx';
import type { City } from './schema.ts';

/** Questions to put to any agency, each with our answer beside it; on narrow screens below it. */
function CityComparison({ brand, comparison }: { brand: string; comparison: City['comparison'] }) {
  return (
    <details className="disclosure mt-8 border-y-2 border-ink">
      <summary className="py-4 text-lede/7 font-bold tracking-[-0.012em]">{comparison.heading}</summary>
      <table className="answers folded">
        <caption className="sr-only">{comparison.heading}</caption>
        <thead>
          <tr>
            <th scope="col">Ask any agency</th>
            <th scope="col">{brand}’s answer</th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ ask, answer }) => (
            <tr key={ask}>
              <th scope="row">{ask}</th>
              <td>{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

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
