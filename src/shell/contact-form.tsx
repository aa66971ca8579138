import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { createBackend } from '../browser/backend.ts';
import { submissionIds } from '../browser/submission-id.ts';
import { showToast } from '../browser/toast.ts';
import { CONTACT_FUNCTION, functionAddress } from '../rules/backend-address.ts';
import { CONTACT_FIELDS, contactRequestSchema, firstMessages } from '../schemas/contact.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { contactToast } from './contact-outcome.ts';
import { useLiveForm, valuesOf } from './live-form.ts';

export type ContactFormProps = {
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  phone: string;
  backend: { address: string; key: string };
  /** Kept with the lead unless a control that opens the form names itself. */
  source?: string;
  onSent?: () => void;
};

/** Contact request: a real form for the server, taken over by React once it is there. */
export function ContactForm({ prefix, phone, backend, source, onSent }: ContactFormProps) {
  const { form, field, refuse, accept } = useLiveForm(CONTACT_FIELDS, prefix);
  const [submitting, setSubmitting] = useState(false);
  const [ids] = useState(submissionIds);

  const submit = async (element: HTMLFormElement) => {
    const values = valuesOf(element);
    const parsed = contactRequestSchema.safeParse(values);
    if (!parsed.success) return refuse(firstMessages(parsed.error.issues));
    accept();
    setSubmitting(true);
    const request = { ...parsed.data, source: values.source, page: location.pathname };
    const answer = await createBackend(backend.address, backend.key).call(CONTACT_FUNCTION, {
      ...request,
      submissionId: ids.idFor(request),
    });
    // At once, because a disabled button cannot take the focus back that it lost.
    flushSync(() => setSubmitting(false));
    if (answer.ok) {
      ids.forget();
      element.reset();
      onSent?.();
    } else if (answer.status === 400) {
      refuse(answer.fields);
    } else {
      element.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
    showToast(contactToast(answer, phone));
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
      {/* Without a default: React would write it over what browser/dialogs.ts has put in. */}
      <input type="hidden" name="source" defaultValue={source} />
      <Field {...field('name')} label="Full Name *" autoComplete="name" required />
      <Field {...field('email')} label="Email Address *" type="email" autoComplete="email" required />
      <Field {...field('phone')} label="Phone Number *" type="tel" autoComplete="tel" required />
      <Field {...field('firmName')} label="Law Firm Name *" autoComplete="organization" required />
      <Field {...field('message')} label="Message (Optional)" multiline />
      <Button type="submit" disabled={submitting} className="w-full">
        {submitting ? 'Submitting...' : 'Request My Session'}
      </Button>
    </form>
  );
}
