import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace, SUBMITTING } from '../forms/lead-form.tsx';
import { contactToast } from './contact-toast.ts';
import { CONTACT_FIELDS, contactRequestSchema } from './fields.ts';
import { Subject } from './subject.tsx';
import { CONTACT_WORDS } from './words.ts';

export type ContactFormProps = LeadFormPlace & {
  phone: string;
  onSent?: () => void;
};

/** What to leave out, and what is done with it. */
const leaveOut = (
  <p className="text-sm/5 text-ink-2">
    {CONTACT_WORDS.leaveOut}{' '}
    <a href="/privacy-policy" className="underline underline-offset-4">
      {CONTACT_WORDS.policyLink}
    </a>
  </p>
);

/** The request for a strategy session. */
export function ContactForm({ phone, onSent, ...place }: ContactFormProps) {
  const onAnswer = (answer: BackendAnswer) => {
    if (answer.ok) onSent?.();
    const toast = showToast(contactToast(answer, phone));
    // A dialog gives the focus back to what opened it; on a page of its own the form has nothing more to do.
    if (answer.ok && !onSent) toast?.querySelector('a')?.focus();
  };
  return (
    <LeadForm
      {...place}
      functionName={CONTACT_FUNCTION}
      fields={CONTACT_FIELDS}
      schema={contactRequestSchema}
      before={<Subject />}
      onAnswer={onAnswer}
    >
      {(submitting) => (
        <>
          {leaveOut}
          <div className="form-foot">
            {/* The consent that a call needs, before the press that gives it. */}
            <p className="text-xs/4.5 text-ink-2 sm:text-sm/5">{CONTACT_WORDS.consent}</p>
            <Button type="submit" disabled={submitting} className="w-full">
              {submitting ? SUBMITTING : 'Request My Session'}
            </Button>
          </div>
        </>
      )}
    </LeadForm>
  );
}
