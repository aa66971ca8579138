import { type ReactNode, useState } from 'react';
import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { Field } from '../../ui/field.tsx';
import { readCount } from './figures-text.ts';
import type { ScorecardWords } from './page-schema.ts';
import { FACT_OF, maxOf, SCORECARD_PARTS, type ScorecardPart } from './profile-facts.ts';
import { factsOf, type Report, sourceLabel, sourceOf } from './report.ts';
import { isCounted, partStanding, partStatus, partValue, type Status } from './status.ts';

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

type FigureFieldProps = {
  part: ScorecardPart;
  report: Report;
  words: ScorecardWords;
  onPutIn(part: ScorecardPart, figure: number | boolean | undefined): void;
};

/** Takes the visitor's own figure for a part; an empty one leaves what was found. */
function FigureField({ part, report, words, onPutIn }: FigureFieldProps) {
  const { own } = words.results;
  const figure = report.own[FACT_OF[part]];
  const choices = isCounted(part) ? undefined : words.parts[part];
  const shown = typeof figure === 'boolean' && choices ? choices[figure ? 'present' : 'absent'] : figure;
  const [typed, setTyped] = useState(String(shown ?? ''));
  const read = (text: string) => {
    if (!choices) return readCount(part, text);
    return text === '' ? undefined : text === choices.present;
  };
  const isWrong = typed.trim() !== '' && read(typed) === undefined;
  return (
    <Field
      prefix="figure"
      name={part}
      className="score-figure-field no-print"
      label={`${words.parts[part].label}: ${own.label}`}
      hint={words.parts[part].look}
      error={isWrong ? `${own.wrong} ${maxOf(part).toLocaleString('en-US')}.` : undefined}
      {...(choices
        ? { options: [choices.present, choices.absent] }
        : { inputMode: 'numeric', maxLength: TYPED_MAX_CHARS })}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onPutIn(part, read(target.value));
      }}
    />
  );
}

/** What the rows of a result have beside those of the sample. */
export type RowsOfResult = {
  /** Somebody else has sent it. */
  isLinked: boolean;
  /** Each row has a field for the visitor's own figure. */
  isOpen: boolean;
  /** Takes the fields away again, after the last of them. */
  done: ReactNode;
  onPutIn(part: ScorecardPart, figure: number | boolean | undefined): void;
};

type PartsListProps = { report: Report; words: ScorecardWords; rows?: RowsOfResult | undefined };

/** The seven parts of a profile, one a row: how far it is, what was found, its mark, and who says so. */
export function PartsList({ report, words, rows }: PartsListProps) {
  const facts = factsOf(report);
  return (
    <ul className="border-t-2 border-ink">
      {SCORECARD_PARTS.map((part) => {
        const source = sourceOf(part, report);
        const status = partStatus(part, facts);
        return (
          <li key={part} className="score-row">
            <span>
              <b className="text-body/6">{words.parts[part].label}</b>
              {rows && <span className="score-source">{sourceLabel(source, rows.isLinked)}</span>}
            </span>
            <Bar percent={partStanding(part, facts)} />
            <span className="score-value">{partValue(part, facts, words.parts)}</span>
            {status ? <Mark status={status} /> : <span className="score-mark score-mark-missing">?</span>}
            {rows?.isOpen && <FigureField part={part} report={report} words={words} onPutIn={rows.onPutIn} />}
          </li>
        );
      })}
    </ul>
  );
}
