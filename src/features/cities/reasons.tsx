import { Section } from '../../ui/section-head.tsx';
import type { CityPageWords } from './page-schema.ts';
import type { City } from './schema.ts';

/** Questions to put to any agency, each with our answer beside it; on narrow screens below it. */
function CityComparison({
  brand,
  comparison,
}: {
  brand: string;
  comparison: NonNullable<City['comparison']>;
}) {
  return (
    <div className="mt-6 lg:mt-14">
      <h3 className="text-[1.0625rem]/6 lg:text-h3">{comparison.heading}</h3>
      <table className="answers mt-2 lg:mt-3">
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
    </div>
  );
}

type CityReasonsProps = {
  number: number;
  brand: string;
  competitors: CityPageWords['competitors'];
  whyChoose: NonNullable<City['whyChoose']>;
  comparison: City['comparison'];
};

/**
 * Reasons set like the paragraphs of a rule, (a), (b), (c), whom else we serve, and what to ask any agency before
 * choosing. The answer on competitors is that of the home page and of pricing.
 */
export function CityReasons({ number, brand, competitors, whyChoose, comparison }: CityReasonsProps) {
  return (
    <Section number={number} label={`Why ${brand}`} heading={whyChoose.heading} wide>
      <ol className="lettered reasons">
        {whyChoose.reasons.map(({ title, text }) => (
          <li key={title} className="run-in text-note/5.5 lg:text-note/6">
            <h3 className="lg:text-lede/6.5">{title}</h3> <p className="text-ink-2 lg:mt-1">{text}</p>
          </li>
        ))}
      </ol>
      {competitors && (
        <p className="mt-6 border-l-4 border-mark py-1 pl-4 text-body/6.5 lg:mt-9 lg:max-w-[52em] lg:text-lede/7.5">
          <b>{competitors.term}</b> {competitors.text}
        </p>
      )}
      {comparison && <CityComparison brand={brand} comparison={comparison} />}
    </Section>
  );
}
