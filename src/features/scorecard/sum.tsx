import type { ScorecardWords } from './page-schema.ts';
import { type ProfileFacts, SCORECARD_PARTS } from './profile-facts.ts';
import { partPoints, pointsTotal, scorecardResult } from './score.ts';

/** The arithmetic of a score: seven parts, their sum, the average. */
export function Sum({
  facts,
  words,
}: {
  facts: ProfileFacts;
  words: Pick<ScorecardWords, 'parts' | 'results'>;
}) {
  const points = partPoints(facts);
  const row = (label: string, value: number) => (
    <tr key={label} className="border-t border-line">
      <th scope="row" className="py-1 text-left font-normal text-ink-2">
        {label}
      </th>
      <td className="py-1 text-right tabular">{value}</td>
    </tr>
  );
  return (
    <div>
      <table className="w-full text-sm/6">
        <caption className="pb-2 text-left text-note/6 font-bold">{words.results.sumHeading}</caption>
        <tbody>{SCORECARD_PARTS.map((part) => row(words.parts[part].label, points[part]))}</tbody>
        <tfoot className="font-bold">
          <tr className="border-t-2 border-ink">
            <th scope="row" className="py-1 text-left">
              {words.results.sumTotal}
            </th>
            <td className="py-1 text-right tabular">{pointsTotal(facts)}</td>
          </tr>
          <tr className="border-t border-line">
            <th scope="row" className="py-1 text-left">
              {words.results.sumAverage}
            </th>
            <td className="py-1 text-right tabular">{scorecardResult(facts).overallScore}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm/5 text-ink-2">{words.results.sumNote}</p>
    </div>
  );
}
