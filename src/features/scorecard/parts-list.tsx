import { type ReactNode, useState } from 'react';
import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { classNames } from '../../ui/class-names.ts';
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
      className="h-2.25 w-full max-sm:row-start-2"
    >
      <rect width={BAR.width} height={BAR.height} className="track" />
      <rect width={percent} height={BAR.height} className="fill" />
    </svg>
  );
}

/** Of every mark. */
const MARK = 'stands as-printed min-w-24 px-2.5 py-0.75 max-sm:col-start-2 max-sm:row-start-1';

/** Whole class names, because each page keeps only the styles whose names it finds. */
const MARKS: Record<Status, { label: string; className: string }> = {
  good: { label: 'Good', className: 'border-ink bg-ink text-paper' },
  warning: { label: 'Warning', className: 'bg-mark' },
  bad: { label: 'Bad', className: 'text-red' },
};

/** How a part stands, in a word and a color. */
function Mark({ status }: { status: Status }) {
  const { label, className } = MARKS[status];
  return <span className={classNames(MARK, className)}>{label}</span>;
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
  const shown =
    typeof figure === 'boolean' && choices ? choices[figure ? 'present' : 'absent'] : figure;
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
      className="score-figure-field no-print col-span-full grid grid-cols-[minmax(7rem,1fr)_minmax(0,8.5rem)] gap-x-4 bg-fog px-3.5 py-3"
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
          <li
            key={part}
            className="score-row grid items-center gap-x-4 gap-y-2 border-b border-line py-3.75 print:py-2.25"
          >
            <span>
              <b className="text-body/6">{words.parts[part].label}</b>
              {rows && (
                <span className="score-source block text-sm/5 text-ink-2">
                  {sourceLabel(source, rows.isLinked)}
                </span>
              )}
            </span>
            <Bar percent={partStanding(part, facts)} />
            <span className="text-right whitespace-nowrap">
              {partValue(part, facts, words.parts)}
            </span>
            {status ? (
              <Mark status={status} />
            ) : (
              <span className={classNames(MARK, 'score-mark-missing')}>?</span>
            )}
            {rows?.isOpen && (
              <FigureField part={part} report={report} words={words} onPutIn={rows.onPutIn} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
