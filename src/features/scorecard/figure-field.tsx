import { useState } from 'react';
import { TYPED_MAX_CHARS } from '../../text/typed-number.ts';
import { Field } from '../../ui/field.tsx';
import { readCount } from './figures-text.ts';
import type { ScorecardWords } from './page-schema.ts';
import { FACT_OF, maxOf, type ScorecardPart } from './profile-facts.ts';
import type { Report } from './report.ts';
import { isCounted } from './status.ts';

type FigureFieldProps = {
  part: ScorecardPart;
  report: Report;
  words: ScorecardWords;
  onPutIn(part: ScorecardPart, figure: number | boolean | undefined): void;
};

/** Takes the visitor's own figure for a part; an empty one leaves what was found. */
export function FigureField({ part, report, words, onPutIn }: FigureFieldProps) {
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
