import { Button } from '../../ui/button.tsx';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace } from '../forms/lead-form.tsx';
import { CONTACT_FIELDS } from './fields.ts';
import { Subject } from './subject.tsx';
import { CONTACT_WORDS } from './words.ts';

export type ContactFormProps = LeadFormPlace & { phone: string };

/** What to leave out, and what is done with it. */
const leaveOut = (
  <p className="text-sm/5 text-ink-2">
    {CONTACT_WORDS.leaveOut}{' '}
    <a href="/privacy-policy" className="underline underline-offset-4">
      {CONTACT_WORDS.policyLink}
    </a>
  </p>
);

/** The request for a strategy session. send-contact.ts sends it. */
export function ContactForm(place: ContactFormProps) {
  return (
    <LeadForm {...place} functionName={CONTACT_FUNCTION} fields={CONTACT_FIELDS} before={<Subject />}>
      {leaveOut}
      <div className="form-foot">
        {/* The consent that a call needs, before the press that gives it. */}
        <p className="text-xs/4.5 text-ink-2 sm:text-sm/5">{CONTACT_WORDS.consent}</p>
        <Button type="submit" className="w-full">
          Request My Session
        </Button>
      </div>
    </LeadForm>
  );
}
