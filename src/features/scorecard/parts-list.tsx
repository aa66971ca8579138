import type { ScorecardWords } from './page-schema.ts';
import { partValue } from './part-value.ts';
import { type ProfileFacts, SCORECARD_PARTS } from './profile-facts.ts';
import { partStanding, partStatuses, type Status } from './status.ts';

/** Units of a bar's drawing; it is stretched to its column. */
const BAR = { width: 100, height: 8 } as const;

function Bar({ percent }: { percent: number }) {
  return (
    <svg
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="score-bar"
    >
      <rect width={BAR.width} height={BAR.height} className="track" />
      <rect width={percent} height={BAR.height} className="fill" />
    </svg>
  );
}

/** Whole class names, because each page keeps only the styles whose names it finds. */
const MARKS: Record<Status, { label: string; className: string }> = {
  good: { label: 'Good', className: 'score-mark score-mark-good' },
  warning: { label: 'Warning', className: 'score-mark score-mark-warning' },
  bad: { label: 'Bad', className: 'score-mark score-mark-bad' },
};

/** How a part stands, in a word and a color. */
function Mark({ status }: { status: Status }) {
  const { label, className } = MARKS[status];
  return <span className={className}>{label}</span>;
}

/** The seven parts of a profile, one a row: how far it is, what was found, its mark. */
export function PartsList({ facts, words }: { facts: ProfileFacts; words: ScorecardWords['parts'] }) {
  const standing = partStanding(facts);
  const statuses = partStatuses(facts);
  return (
    <ul className="border-t-2 border-ink">
      {SCORECARD_PARTS.map((part) => (
        <li key={part} className="score-row">
          <span className="text-body/6 font-bold">{words[part].label}</span>
          <Bar percent={standing[part]} />
          <span className="score-value">{partValue(part, facts, words)}</span>
          <Mark status={statuses[part]} />
        </li>
      ))}
    </ul>
  );
}
