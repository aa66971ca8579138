import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section-head.tsx';
import type { City, CityPageWords } from './schema.ts';

const CELL = 'align-top sm:w-1/2 sm:border-t sm:border-line sm:py-2.5 sm:pr-5 sm:leading-6';

/** Questions for any agency with our answer beside each; on a phone it follows in the line. */
function CityComparison({
  brand,
  comparison,
}: {
  brand: string;
  comparison: NonNullable<City['comparison']>;
}) {
  return (
    <div className="mt-5 lg:mt-9">
      <h3 className="text-body/6 lg:text-h3">{comparison.heading}</h3>
      <table className="mt-2 w-full text-left max-sm:block lg:mt-3">
        <caption className="sr-only">{comparison.heading}</caption>
        <thead className="text-note/6 text-ink-2 max-sm:sr-only">
          <tr>
            <th scope="col" className={CELL}>
              Ask any agency
            </th>
            <th scope="col" className={CELL}>
              {brand}’s answer
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {comparison.rows.map(({ ask, answer }) => (
            <tr
              key={ask}
              className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2 max-sm:text-note/5.5"
            >
              <th scope="row" className={classNames(CELL, 'max-sm:inline')}>
                {ask}
              </th>
              <td className={classNames(CELL, 'max-sm:inline max-sm:pl-1 max-sm:text-ink-2')}>
                {answer}
              </td>
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
 * Reasons, whom else we serve, and what to ask any agency before choosing. The answer on competitors is that of the home page and of pricing.
 */
export function CityReasons({
  number,
  brand,
  competitors,
  whyChoose,
  comparison,
}: CityReasonsProps) {
  return (
    <Section number={number} label={`Why ${brand}`} heading={whyChoose.heading} size="small" wide>
      <ul className="grid lg:auto-cols-fr lg:grid-flow-col lg:gap-9">
        {whyChoose.reasons.map(({ title, text }) => (
          <li
            key={title}
            className="run-in border-t border-line py-2.5 text-note/5.5 wrap-anywhere lg:border-ink lg:pt-5 lg:pb-0 lg:text-note/6"
          >
            <h3 className="lg:text-lede/6.5">{title}</h3>{' '}
            <p className="text-ink-2 lg:mt-1">{text}</p>
          </li>
        ))}
      </ul>
      {competitors && (
        <p className="mt-5 border-l-4 border-mark py-1 pl-4 text-note/5.5 lg:mt-7 lg:max-w-[52em] lg:text-body/6.5">
          <b>{competitors.term}</b> {competitors.text}
        </p>
      )}
      {comparison && <CityComparison brand={brand} comparison={comparison} />}
    </Section>
  );
}
