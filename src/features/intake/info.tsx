import { Field } from '../../ui/field.tsx';
import type { IntakeWords } from './page-schema.ts';
import type { IntakeAnswers } from './steps.ts';
import type { AnswerMessages } from './use-builder.ts';

type InfoProps = {
  answers: IntakeAnswers;
  words: IntakeWords['steps']['info'];
  errors: AnswerMessages;
  onAnswer(answers: Partial<IntakeAnswers>): void;
};

/** The fifth step: whose script it is. */
export function Info({ answers, words, errors, onAnswer }: InfoProps) {
  return (
    <div className="grid gap-5">
      <Field
        prefix="builder"
        name="firmName"
        label="Law Firm Name *"
        hint={words.firmHint}
        error={errors.firmName}
        autoComplete="organization"
        required
        value={answers.firmName}
        onChange={(event) => onAnswer({ firmName: event.currentTarget.value })}
      />
      <Field
        prefix="builder"
        name="email"
        label="Email Address *"
        error={errors.email}
        type="email"
        autoComplete="email"
        required
        value={answers.email}
        onChange={(event) => onAnswer({ email: event.currentTarget.value })}
      />
      <p className="text-sm/5 text-ink-2">
        {words.kept}{' '}
        <a href="/privacy-policy" className="text-ink underline underline-offset-2">
          {words.policyLink}
        </a>
      </p>
    </div>
  );
}
