import { type ReactNode, type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../ui/field.tsx';
import type { BackendAnswer, BackendPlace } from './backend.ts';
import { functionAddress } from './backend-address.ts';
import { valuesOf } from './check-values.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { controlsOf } from './fields.ts';
import { HiddenField } from './hidden-field.tsx';
import { HIDDEN_FIELD } from './hidden-field-name.ts';
import { leadSender } from './send-lead.ts';
import { tellSubject } from './tell-form.ts';
import { type FormParts, useForm } from './use-form.ts';

/** On the button while a request is under way, and spoken. */
export const SUBMITTING = 'Submitting...';

/** What the page gives a form that is an island. */
export type LeadFormPlace = {
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  backend: BackendPlace;
  /** Kept with the lead unless a control that opens the form names itself. */
  source?: string;
};

type LeadFormProps<T> = LeadFormPlace &
  FormParts<T> & {
    functionName: string;
    /** Between the hidden fields and those a visitor fills in. */
    before?: ReactNode;
    /** Button and small print. */
    children(submitting: boolean): ReactNode;
    /**
     * The form waits for nothing: called while the press still counts as one, before what was typed is sent. False where
     * there is no use in sending it now. What was typed stays until it has arrived.
     */
    onChecked?(values: T): boolean;
    /** After the form has shown what the answer says of its fields. */
    onAnswer(answer: BackendAnswer): void;
  };

function Form<T extends object>(props: LeadFormProps<T>) {
  const { prefix, backend, source, fields, functionName, checkedByBrowser, onChecked } = props;
  const { form, summary, errorOf, check, refuse } = useForm(props);
  const [submitting, setSubmitting] = useState(false);
  const [sender] = useState(() => leadSender(backend, functionName));

  const show = (answer: BackendAnswer, element: HTMLFormElement) => {
    // At once, because a disabled button cannot take the focus back that it lost.
    flushSync(() => setSubmitting(false));
    if (answer.ok) {
      sender.forget();
      element.reset();
      tellSubject(element, '');
    } else if (Object.keys(answer.fields).length > 0) {
      refuse(answer.fields);
    } else if (!element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
  };
  const submit = async (element: HTMLFormElement) => {
    const values = check(element);
    if (!values) return;
    const sent = valuesOf(element);
    const { source, subject, [HIDDEN_FIELD]: hidden } = sent;
    if (!onChecked) setSubmitting(true);
    else if (!onChecked(values)) return;
    const answer = await sender.send(
      values,
      { source, subject: subject || undefined, [HIDDEN_FIELD]: hidden || undefined },
      Boolean(onChecked),
    );
    if (!onChecked) show(answer, element);
    else if (answer.ok) {
      // Opened again meanwhile, the form may hold what is yet to be sent.
      const stands = valuesOf(element);
      if (Object.keys(fields).every((name) => stands[name] === sent[name])) element.reset();
    }
    props.onAnswer(answer);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submitting) void submit(event.currentTarget);
  };

  return (
    <form
      ref={form}
      method="post"
      action={functionAddress(backend.address, functionName)}
      noValidate={!checkedByBrowser}
      data-island-form
      onSubmit={onSubmit}
      aria-busy={submitting || undefined}
      className="lead-form"
    >
      {/* Without a default: React would write it over what features/forms/tell-form.ts has put in. */}
      <input type="hidden" name="source" defaultValue={source} />
      <HiddenField />
      {props.before}
      {summary.fields.length > 0 && <ErrorSummary {...summary} />}
      {/* What is added after the press would not be sent, and would go with the rest. They keep the focus. */}
      {controlsOf(fields).map((control) => (
        <Field
          key={control.name}
          prefix={prefix}
          error={errorOf(control.name)}
          readOnly={submitting}
          {...control}
        />
      ))}
      {props.children(submitting)}
      {/* The button says so too, but loses the focus; early-submits.ts writes it before React. */}
      <p role="status" data-busy={SUBMITTING} suppressHydrationWarning className="sr-only">
        {submitting ? SUBMITTING : ''}
      </p>
    </form>
  );
}

/**
 * A form that becomes a lead: a real form for the server, taken over by React once it is there. It is checked, sent with
 * source, page and id, and shows which fields were refused; what the visitor is told besides is up to `onAnswer`.
 */
export function LeadForm<T extends object>(props: LeadFormProps<T>) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
