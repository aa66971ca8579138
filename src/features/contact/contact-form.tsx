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

/** What to leave out, what is done with it, and the consent a call needs. */
function SmallPrint() {
  return (
    <div className="grid gap-2 text-sm/5 text-ink-2">
      <p>
        {CONTACT_WORDS.leaveOut}{' '}
        <a href="/privacy-policy" className="underline underline-offset-4">
          {CONTACT_WORDS.policyLink}
        </a>
      </p>
      <p>{CONTACT_WORDS.consent}</p>
    </div>
  );
}

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
          <Button type="submit" disabled={submitting} className="w-full">
            {submitting ? SUBMITTING : 'Request My Session'}
          </Button>
          <SmallPrint />
        </>
      )}
    </LeadForm>
  );
}
