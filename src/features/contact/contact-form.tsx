import type { AskKind } from '../../content/asks.ts';
import { contactWords } from '../../content/contact-words.ts';
import { Button } from '../../ui/button.tsx';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import { LeadForm, type LeadFormPlace } from '../forms/lead-form.tsx';
import { CONTACT_FIELDS } from './fields.ts';
import { CONTACT_WORDS } from './words.ts';

/**
 * What the visitor has chosen where the form was opened: sent with it, shown, and taken out again. features/forms/tell-form.ts
 * or the server (server/http/form-page.ts) fills it in.
 */
function Subject() {
  return (
    <>
      <input type="hidden" name="subject" />
      <p hidden className="flex items-start gap-4 bg-fog px-4 py-2.5 text-note/6">
        <span className="flex-1">
          {CONTACT_WORDS.askedAbout} <b data-about className="inline-block wrap-anywhere" />
        </span>
        <button
          type="button"
          data-remove-subject
          className="needs-script underline underline-offset-4"
        >
          {CONTACT_WORDS.remove}
        </button>
      </p>
    </>
  );
}

export type ContactFormProps = LeadFormPlace & {
  phone: string;
  /** Where the form stands on the page of an ask. */
  ask?: AskKind;
};

/** The fields, with the label that an ask gives the message. */
const fieldsOf = (ask: AskKind | undefined) =>
  ask
    ? {
        ...CONTACT_FIELDS,
        message: { ...CONTACT_FIELDS.message, label: contactWords().asks[ask].message },
      }
    : CONTACT_FIELDS;

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
export function ContactForm({ ask, ...place }: ContactFormProps) {
  return (
    <LeadForm
      {...place}
      functionName={CONTACT_FUNCTION}
      fields={fieldsOf(ask)}
      thanks={contactWords().session.thanks}
      sent={contactWords().session.sent}
      before={
        <>
          <input type="hidden" name="ask" defaultValue={ask} />
          <Subject />
        </>
      }
    >
      {leaveOut}
      <div className="form-foot grid gap-2.5">
        {/* The consent that a call needs, before the press that gives it. */}
        <p className="text-xs/4.5 text-ink-2 sm:text-sm/5">{CONTACT_WORDS.consent}</p>
        <Button type="submit" className="w-full">
          <span data-says="submit">
            {(ask ? contactWords().asks[ask] : contactWords().session).submit}
          </span>
        </Button>
      </div>
    </LeadForm>
  );
}
