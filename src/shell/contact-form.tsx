import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { config } from 'zod/mini';
import { createBackend } from '../browser/backend.ts';
import { submissionIds } from '../browser/submission-id.ts';
import { showToast } from '../browser/toast.ts';
import { CONTACT_FUNCTION, functionAddress } from '../rules/backend-address.ts';
import { CONTACT_FIELDS, contactRequestSchema, firstMessages } from '../schemas/contact.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { contactToast } from './contact-outcome.ts';

// zod's compiled parsers need eval, which the content policy forbids.
config({ jitless: true });

export type ContactFormProps = {
  /** Makes ids unique where the form stands twice. */
  prefix: string;
  phone: string;
  backend: { address: string; key: string };
  /** Kept with the lead unless a control that opens the form names itself. */
  source?: string;
  onSent?: () => void;
};

type Messages = Partial<Record<string, string>>;

/** Fields and hidden values of the form, by name. */
function read(form: HTMLFormElement) {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Messages that the server has put under the fields of a form sent without JavaScript. */
function messagesIn(form: HTMLFormElement): Messages {
  const entries = CONTACT_FIELDS.map((name) => [
    name,
    form.querySelector(`[data-field="${name}"] [data-error]`)?.textContent ?? '',
  ]);
  return Object.fromEntries(entries);
}

/** Contact request: a real form for the server, taken over by React once it is there. */
export function ContactForm({ prefix, phone, backend, source, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Messages>({});
  const [submitting, setSubmitting] = useState(false);
  const [ids] = useState(submissionIds);

  const refuse = (messages: Messages) => {
    setErrors(messages);
    const first = CONTACT_FIELDS.find((name) => messages[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (element: HTMLFormElement) => {
    const values = read(element);
    const parsed = contactRequestSchema.safeParse(values);
    if (!parsed.success) return refuse(firstMessages(parsed.error.issues));
    setErrors({});
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

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // From here on boot.ts lets submits through; one it held back is sent now.
    element.dataset.live = '';
    setErrors(messagesIn(element));
    if (element.dataset.pending !== undefined) {
      delete element.dataset.pending;
      element.requestSubmit();
    }
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submitting) void submit(event.currentTarget);
  };
  const field = (name: string) => ({ prefix, name, error: errors[name] });

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
