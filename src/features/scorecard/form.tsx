import { type RefObject, type SubmitEvent, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { Messages } from '../forms/check-values.ts';
import { takeOverForm } from '../forms/early-submits.ts';
import { controlsOf } from '../forms/fields.ts';
import { Unavailable } from '../tools/unavailable.tsx';
import { SCORECARD_FIELDS } from './fields.ts';
import type { ScorecardWords } from './page-schema.ts';

type FormProps = {
  ref: RefObject<HTMLFormElement | null>;
  words: ScorecardWords['form'];
  errors: Messages;
  analyzing: boolean;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
};

/**
 * The three fields. It has no place to post to: until the application is there a submit is kept for it
 * (features/forms/early-submits.ts), and `method=dialog` does nothing by itself.
 */
export function ScorecardFields({ ref, words, errors, analyzing, onSubmit }: FormProps) {
  useEffect(() => {
    if (ref.current) takeOverForm(ref.current);
  }, [ref]);
  return (
    <form
      ref={ref}
      method="dialog"
      noValidate
      data-island-form
      onSubmit={onSubmit}
      aria-busy={analyzing || undefined}
      className="needs-script grid max-w-[30rem] content-start gap-4.5"
    >
      <Unavailable words={words} />
      {controlsOf(SCORECARD_FIELDS).map((control) => (
        <Field key={control.name} prefix="scorecard" error={errors[control.name]} {...control} />
      ))}
      {/* It keeps the focus while it cannot be pressed. */}
      <Button type="submit" aria-disabled={analyzing || undefined} className="w-full">
        {analyzing ? 'Analyzing...' : words.button}
      </Button>
      <p role="status" className="text-note/6 text-ink-2">
        {analyzing ? words.waiting : ''}
      </p>
    </form>
  );
}

/** What happens to what is typed, beside the form. */
export function FormNotes({ words }: { words: ScorecardWords['form'] }) {
  return (
    <div>
      <dl className="border-b border-line">
        {words.notes.map((note) => (
          <div key={note.term} className="border-t border-line py-4">
            <dt className="font-bold">{note.term}</dt>
            <dd className="mt-1 text-note/6 text-ink-2">{note.text}</dd>
          </div>
        ))}
      </dl>
      <a href="/privacy-policy" className="text-link mt-4 py-2.5 text-note/6">
        {words.policyLink}
      </a>
    </div>
  );
}
