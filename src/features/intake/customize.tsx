import { memo, useDeferredValue } from 'react';
import { Field } from '../../ui/field.tsx';
import { recognisedConsiderations } from './considerations.ts';
import type { IntakeWords } from './page-schema.ts';
import { INTAKE_LIMITS } from './schema.ts';
import type { IntakeAnswers } from './steps.ts';

type Words = IntakeWords['steps']['customize'];
type RecognisedProps = {
  text: string;
  words: Words;
  practiceArea: IntakeAnswers['practiceArea'] | undefined;
  channel: IntakeAnswers['channel'] | undefined;
};

/** What of the text the script will work in, while it is typed. */
const Recognised = memo(function Recognised({ text, words, practiceArea, channel }: RecognisedProps) {
  const found = recognisedConsiderations(text, {
    ...(practiceArea && { practiceArea }),
    ...(channel && { channel }),
  });
  return (
    <div aria-live="polite" className="mt-6 border-t border-ink pt-4">
      <h3 className="text-note/6 font-bold">{words.recognised}</h3>
      {found.length > 0 ? (
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {found.map(({ id, label }) => (
            <li key={id} className="bg-mark-2 px-2.5 py-1 text-note/6 font-semibold">
              {label}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-note/6 text-ink-2">{text.trim() ? words.nothing : words.empty}</p>
      )}
    </div>
  );
});

type CustomizeProps = {
  answers: IntakeAnswers;
  words: Words;
  error: string | undefined;
  onAnswer(specialConsiderations: string): void;
};

/** The fourth step: what the firm wants said, in its own words. */
export function Customize({ answers, words, error, onAnswer }: CustomizeProps) {
  const { specialConsiderations, practiceArea, channel } = answers;
  // Reading the text may come a moment after the letter that was typed.
  const text = useDeferredValue(specialConsiderations);
  const count = `${specialConsiderations.length} of ${INTAKE_LIMITS.considerationsMax} characters`;
  return (
    <div>
      <Field
        multiline
        prefix="builder"
        name="specialConsiderations"
        label={words.label}
        hint={words.hint}
        error={error}
        rows={6}
        maxLength={INTAKE_LIMITS.considerationsMax}
        value={specialConsiderations}
        onChange={(event) => onAnswer(event.currentTarget.value)}
      />
      <p className="mt-1.5 text-right text-sm/5 text-ink-2 tabular">{count}</p>
      <Recognised words={words} text={text} practiceArea={practiceArea} channel={channel} />
      <p className="mt-3 text-sm/5 text-ink-2">{words.model}</p>
    </div>
  );
}
