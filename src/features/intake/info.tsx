import { Field } from '../../ui/field.tsx';
import type { Messages } from '../forms/check-values.ts';
import { controlsOf } from '../forms/fields.ts';
import type { IntakeWords } from './page-schema.ts';
import { INFO_FIELDS } from './schema.ts';
import type { IntakeAnswers } from './steps.ts';

type InfoProps = {
  answers: IntakeAnswers;
  words: IntakeWords['steps']['info'];
  errors: Messages;
  onAnswer(answers: Partial<IntakeAnswers>): void;
};

/** The fifth step: whose script it is. */
export function Info({ answers, words, errors, onAnswer }: InfoProps) {
  const hints: Messages = { firmName: words.firmHint, callBack: words.callBackHint };
  return (
    <div className="grid gap-5">
      {controlsOf(INFO_FIELDS).map(({ name, ...control }) => (
        <Field
          key={name}
          prefix="builder"
          name={name}
          hint={hints[name]}
          error={errors[name]}
          {...control}
          value={answers[name] ?? ''}
          onChange={(event) => onAnswer({ [name]: event.currentTarget.value })}
        />
      ))}
      <p className="text-sm/5 text-ink-2">
        <span>{words.kept}</span>{' '}
        <a href="/privacy-policy" className="text-ink underline underline-offset-2">
          {words.policyLink}
        </a>
      </p>
    </div>
  );
}
