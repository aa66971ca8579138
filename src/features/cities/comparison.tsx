import type { City } from './schema.ts';

/** Questions to put to any agency, each with our answer beside it; on narrow screens below it. */
export function CityComparison({ brand, comparison }: { brand: string; comparison: City['comparison'] }) {
  return (
    <details className="disclosure mt-8 border-y-2 border-ink">
      <summary className="py-4 text-lede/7 font-bold tracking-[-0.012em]">{comparison.heading}</summary>
      <table className="answers folded">
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
