import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NoteList } from '../../ui/note-list.tsx';
import { valuesOf } from '../forms/check-values.ts';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { controlsOf } from '../forms/fields.ts';
import { formErrors } from '../forms/form-errors.ts';
import { HiddenField } from '../forms/hidden-field.tsx';
import { HIDDEN_FIELD } from '../forms/hidden-field-name.ts';
import { isServer } from '../tools/is-server.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import { SCORECARD_FIELDS, type ScorecardForm, scorecardFormSchema } from './fields.ts';
import type { ScorecardCopy } from './page-schema.ts';

const PREFIX = 'scorecard';

type FormProps = {
  copy: ScorecardCopy['form'];
  isAnalyzing: boolean;
  onValid(values: ScorecardForm, hidden: string | undefined): void;
  onSkip(businessName: string): void;
};

/** With `method=dialog` a submit does nothing by itself. */
export function ScorecardFields({ copy, isAnalyzing, onValid, onSkip }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const checkForm = useRef<() => ScorecardForm | undefined>(undefined);
  useEffect(() => {
    if (form.current)
      checkForm.current = formErrors(form.current, {
        fields: SCORECARD_FIELDS,
        schema: scorecardFormSchema,
      }).check;
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = isAnalyzing ? undefined : checkForm.current?.();
    if (values) onValid(values, valuesOf(event.currentTarget)[HIDDEN_FIELD]);
  };
  const skip = () => {
    const { businessName } = form.current ? valuesOf(form.current) : {};
    onSkip(scorecardFormSchema.shape.businessName.safeParse(businessName).data ?? '');
  };
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:gap-x-16">
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={onSubmit}
        aria-busy={isAnalyzing || undefined}
        className="grid max-w-[30rem] content-start gap-3 sm:gap-4.5"
      >
        <HiddenField />
        <Unavailable copy={copy} />
        <ErrorSummary id={`${PREFIX}-summary`} />
        {controlsOf(SCORECARD_FIELDS).map((control) => (
          <Field key={control.name} prefix={PREFIX} readOnly={isAnalyzing} {...control} />
        ))}
        {/* The button keeps the focus while it is disabled. */}
        <Button
          type="submit"
          disabled={isServer}
          aria-disabled={isAnalyzing || undefined}
          className="w-full"
        >
          {isAnalyzing ? 'Analyzing...' : copy.button}
        </Button>
        <p role="status" className="text-note/6 text-ink-2 empty:hidden">
          {isAnalyzing ? copy.waiting : ''}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 border-t border-line pt-3 text-note/6 text-ink-2">
          <span>{copy.skipText}</span>
          <button
            type="button"
            className="text-link min-h-11"
            disabled={isServer || isAnalyzing}
            onClick={skip}
          >
            {copy.skip}
          </button>
        </p>
      </form>
      <div>
        <NoteList notes={copy.notes} />
        <a href="/privacy-policy" className="text-link mt-4 py-2.5 text-note/6">
          {copy.policyLink}
        </a>
      </div>
    </div>
  );
}
