import { Check } from 'lucide-react';
import { Fragment } from 'react';
import type { City } from '../../schemas/city.ts';
import { Section } from '../../ui/section-head.tsx';

/** Questions with two answers each. The question stands above its answers, so the table fits a phone. */
export function CityComparison({ brand, comparison }: { brand: string; comparison: City['comparison'] }) {
  return (
    <Section number={7} label="Comparison" heading={comparison.heading}>
      <table className="answers">
        <thead>
          <tr>
            <th scope="col">{brand}</th>
            <th scope="col">Generalist agency</th>
          </tr>
        </thead>
        {comparison.rows.map((row) => (
          <Fragment key={row.question}>
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {row.question}
                </th>
              </tr>
              <tr>
                <td>
                  <div className="flex gap-x-3 gap-y-1.5 max-sm:flex-col">
                    <Check aria-hidden size={20} strokeWidth={2} className="flex-none sm:mt-1" />
                    <p>{row.northbar}</p>
                  </div>
                </td>
                <td>{row.generalist}</td>
              </tr>
            </tbody>
          </Fragment>
        ))}
      </table>
    </Section>
  );
}
