import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.ts';
import { createBackend } from '../forms/backend.ts';
import { CONTACT_FUNCTION, functionAddress } from '../forms/backend-address.ts';
import { ErrorBoundary } from '../forms/error-boundary.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { useLiveForm, valuesOf } from '../forms/live-form.ts';
import { submissionIds } from '../forms/submission-id.ts';
import { tellSubject } from '../forms/tell-form.ts';
import { contactToast } from './contact-outcome.ts';
import { contactRequestSchema } from './schema.ts';
import { SmallPrint } from './small-print.tsx';
import { Subject } from './subject.tsx';
import { CONTACT_LABELS } from './words.ts';

export type ContactFormProps = {
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  phone: string;
  backend: { address: string; key: string };
  /** Kept with the lead unless a control that opens the form names itself. */
  source?: string;
  onSent?: () => void;
};

function Form({ prefix, phone, backend, source, onSent }: ContactFormProps) {
  const { form, summary, field, check, refuse } = useLiveForm({
    labels: CONTACT_LABELS,
    prefix,
    schema: contactRequestSchema,
  });
  const [submitting, setSubmitting] = useState(false);
  const [ids] = useState(submissionIds);

  const submit = async (element: HTMLFormElement) => {
    const checked = check(element);
    if (!checked) return;
    setSubmitting(true);
    const { source, subject } = valuesOf(element);
    const request = { ...checked, source, subject: subject || undefined, page: location.pathname };
    const answer = await createBackend(backend.address, backend.key).call(CONTACT_FUNCTION, {
      ...request,
      submissionId: ids.idFor(request),
    });
    // At once, because a disabled button cannot take the focus back that it lost.
    flushSync(() => setSubmitting(false));
    const hasFields = !answer.ok && Object.keys(answer.fields).length > 0;
    if (answer.ok) {
      ids.forget();
      element.reset();
      tellSubject(element, '');
      onSent?.();
    } else if (hasFields) {
      refuse(answer.fields);
    } else {
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
    const toast = showToast(contactToast(answer, phone));
    // A dialog gives the focus back to what opened it; on a page of its own the form has nothing more to do.
    if (answer.ok && !onSent) toast?.querySelector('a')?.focus();
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submitting) void submit(event.currentTarget);
  };

  return (
    <form
      ref={form}
      method="post"
      action={functionAddress(backend.address, CONTACT_FUNCTION)}
      noValidate
      data-island-form
      onSubmit={onSubmit}
      aria-busy={submitting || undefined}
      className="grid gap-4.5"
    >
      {/* Without a default: React would write it over what features/forms/tell-form.ts has put in. */}
      <input type="hidden" name="source" defaultValue={source} />
      <Subject />
      {summary.fields.length > 0 && <ErrorSummary {...summary} />}
      <Field {...field('name')} autoComplete="name" required />
      <Field {...field('email')} type="email" autoComplete="email" required />
      <Field {...field('phone')} type="tel" autoComplete="tel" required />
      <Field {...field('firmName')} autoComplete="organization" required />
      <Field {...field('message')} multiline />
      <Button type="submit" disabled={submitting} className="w-full">
        {submitting ? 'Submitting...' : 'Request My Session'}
      </Button>
      <SmallPrint />
    </form>
  );
}

/** Contact request: a real form for the server, taken over by React once it is there. */
export function ContactForm(props: ContactFormProps) {
  return (
    <ErrorBoundary>
      <Form {...props} />
    </ErrorBoundary>
  );
}
