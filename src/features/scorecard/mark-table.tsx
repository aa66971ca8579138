import type { ScorecardPage } from './page-schema.ts';
import { SCORECARD_PARTS, type ScorecardPart } from './profile-facts.ts';
import { type CountedPart, isCounted, STATUS_THRESHOLDS } from './status.ts';

type Words = ScorecardPage['method']['table'];

/** "20 or more", "10 to 19", "0 to 9": the rule's own numbers. */
function rangesOf(part: CountedPart, words: Words) {
  const { good, warning } = STATUS_THRESHOLDS[part];
  const unit = part === 'completeness' ? '%' : '';
  return [
    `${good}${unit} ${words.orMore}`,
    `${warning} ${words.to} ${good - 1}${unit}`,
    `0 ${words.to} ${warning - 1}${unit}`,
  ];
}

function cellsOf(part: ScorecardPart, words: Words) {
  if (isCounted(part)) return rangesOf(part, words);
  return part === 'posts'
    ? [words.there, words.missing, words.never]
    : [words.there, words.never, words.missing];
}

/** From where a part of a profile is good, a warning or bad. */
export function MarkTable({ words, parts }: { words: Words; parts: ScorecardPage['scorecard']['parts'] }) {
  return (
    <table className="mark-table mt-9">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORECARD_PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{parts[part].label}</th>
            {cellsOf(part, words).map((cell, index) => (
              <td key={words.columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
