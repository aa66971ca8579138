import { useState } from 'react';
import { MAX_NUMBER_LENGTH } from '../../text/typed-number.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { ScorecardCopy } from './page-schema.ts';
import { sourceText, valueText } from './result-text.ts';
import {
  barLength,
  type Figure,
  type FigureValue,
  MAX_FIGURE,
  PARTS,
  readFigure,
  type ScorecardPart,
  type Status,
  statusOf,
} from './score.ts';

/** Class names are written in full, because Tailwind finds only such names. */
const STATUS_BADGES: Record<Status, { label: string; className: string }> = {
  good: { label: 'Good', className: 'border-line' },
  warning: { label: 'Warning', className: 'border-ink bg-mark-2' },
  bad: { label: 'Bad', className: 'border-red bg-red text-paper' },
};
const UNKNOWN_BADGE = { label: '?', className: 'border-dashed' };

/** The field is beside its label, and an error is below both. */
const FIGURE_FIELD =
  'no-print col-span-full grid grid-cols-[minmax(7rem,1fr)_minmax(0,8.5rem)] gap-x-4 bg-fog px-3.5 py-3 *:col-start-1 *:[.control]:col-start-2 *:[.control]:row-span-2 *:[.control]:row-start-1 *:[.control]:scroll-mt-16 *:[.control]:self-center *:data-error:col-span-full';

export type RowFields = {
  isOpen: boolean;
  onFigureChange(part: ScorecardPart, value: FigureValue | undefined): void;
};

type PartRowProps = {
  part: ScorecardPart;
  figure: Figure | undefined;
  copy: ScorecardCopy;
  isLinked: boolean;
  /** Undefined for the sample, whose rows have no fields and name no source. */
  fields: RowFields | undefined;
};

function FigureField({ part, figure, copy, fields }: PartRowProps) {
  const { own } = copy.results;
  const { kind } = PARTS[part];
  const partCopy = copy.parts[part];
  const choices = 'present' in partCopy ? partCopy : undefined;
  const [inputText, setInputText] = useState(() => {
    if (figure?.source !== 'yours') return '';
    return choices ? valueText(part, figure.value, copy.parts) : String(figure.value);
  });
  const isUnreadable =
    inputText.trim() !== '' && readFigure(part, inputText, choices) === undefined;
  const maximum = kind === 'presence' ? '' : MAX_FIGURE[kind].toLocaleString('en-US');
  return (
    <Field
      prefix="figure"
      name={part}
      className={FIGURE_FIELD}
      label={`${partCopy.label}: ${own.label}`}
      hint={partCopy.look}
      error={isUnreadable ? `${own.wrong} ${maximum}.` : undefined}
      {...(choices
        ? { options: [choices.present, choices.absent] }
        : { inputMode: 'numeric', maxLength: MAX_NUMBER_LENGTH })}
      autoComplete="off"
      value={inputText}
      onChange={({ target }) => {
        setInputText(target.value);
        fields?.onFigureChange(part, readFigure(part, target.value, choices));
      }}
    />
  );
}

export function PartRow(props: PartRowProps) {
  const { part, figure, copy, isLinked, fields } = props;
  const barPercent = figure && barLength(part, figure.value);
  const { label, className } = figure ? STATUS_BADGES[statusOf(part, figure.value)] : UNKNOWN_BADGE;
  return (
    <li className="score-row grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)_5.5rem_auto] print:grid-cols-[8.5rem_minmax(0,1fr)_4.5rem_auto] gap-y-2 border-b border-line py-3.75 print:py-2.25">
      <span>
        <b className="text-body/6">{copy.parts[part].label}</b>
        {fields && (
          <span className="block text-sm/5 text-ink-2">{sourceText(figure?.source, isLinked)}</span>
        )}
      </span>
      {barPercent !== undefined && (
        <Progress value={barPercent} className="h-2 max-sm:row-start-2" />
      )}
      <span
        className={classNames(
          'whitespace-nowrap sm:col-start-3 sm:text-right print:col-start-3 print:text-right',
          // On a phone a value is beside its bar. If there is no bar, the value is under its label.
          barPercent !== undefined && 'text-right max-sm:col-start-2',
        )}
      >
        {figure && valueText(part, figure.value, copy.parts)}
      </span>
      <span
        className={classNames(
          'print-colors min-w-24 rounded-sm border px-2.5 py-0.75 text-center text-xs/5 font-[750] max-sm:col-start-2 max-sm:row-start-1',
          className,
        )}
      >
        {label}
      </span>
      {fields?.isOpen && <FigureField {...props} />}
    </li>
  );
}
