import { Button } from '../../ui/button.tsx';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace } from '../forms/lead-form.tsx';
import { CONTACT_FIELDS } from './fields.ts';
import { Subject } from './subject.tsx';
import { CONTACT_WORDS } from './words.ts';

export type ContactFormProps = LeadFormPlace & { phone: string };

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

/** The request for a strategy session. send-contact.ts sends it. */
export function ContactForm(place: ContactFormProps) {
  return (
    <LeadForm {...place} functionName={CONTACT_FUNCTION} fields={CONTACT_FIELDS} before={<Subject />}>
      <Button type="submit" className="w-full">
        Request My Session
      </Button>
      <SmallPrint />
    </LeadForm>
  );
}
