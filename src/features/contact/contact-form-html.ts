import { html } from 'hono/html';
import { contactCopy } from '../../content/contact-copy.ts';
import { type InquiryKind, inquiryKind } from '../../content/inquiry-kinds.ts';
import { attribute, type Html, hiddenInput } from '../../text/html-tags.ts';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import {
  type FormState,
  formBoxHtml,
  type LeadFormTarget,
  leadFormHtml,
  NEW_FORM,
} from '../forms/form-html.ts';
import { CONTACT_COPY } from './copy.ts';
import { CONTACT_FIELDS } from './fields.ts';

/** `ask` is the kind of request if the page is about one kind. The values of a refused form take precedence. */
export type ContactFormTarget = LeadFormTarget & { phone: string; ask?: InquiryKind | undefined };

const LINK = 'underline underline-offset-4';

/**
 * Returns the line with the subject of the request, such as a price, and a button that removes it. In the browser
 * features/forms/form-request.ts fills it in when a control opens the form.
 */
function subjectHtml({ values }: FormState) {
  const subject = typeof values.subject === 'string' ? values.subject : '';
  return html`${hiddenInput('subject', subject)}<p${attribute('hidden', !subject)} class="flex items-start gap-4 bg-fog px-4 py-2.5 text-note/6"><span class="flex-1">${CONTACT_COPY.askedAbout} <b data-about class="inline-block wrap-anywhere">${subject}</b></span><button type="button" data-remove-subject class="needs-script ${LINK}">${CONTACT_COPY.remove}</button></p>`;
}

/** Returns the text about consent and the button that sends. */
const footHtml = (submit: string) =>
  html`<div class="form-foot grid gap-2.5"><p class="text-xs/4.5 text-ink-2 sm:text-sm/5">${CONTACT_COPY.consent} <a href="/privacy-policy" class="${LINK}">${CONTACT_COPY.policyLink}</a></p><button type="submit" class="btn btn-primary w-full"><span data-says="submit">${submit}</span></button></div>`;

/** Returns the form for a strategy session, for the dialog and for the contact page. send-contact.ts sends it. */
export function contactFormHtml(place: ContactFormTarget, state: FormState = NEW_FORM): Html {
  const { session, requests } = contactCopy();
  const { ask: named } = state.values;
  const ask = (typeof named === 'string' && inquiryKind(named)) || place.ask;
  const message = ask ? { label: requests[ask].message } : {};
  return leadFormHtml(
    {
      ...place,
      functionName: CONTACT_FUNCTION,
      fields: { ...CONTACT_FIELDS, message: { ...CONTACT_FIELDS.message, ...message } },
      thanks: session.thanks,
      sent: session.sent,
      before: html`${hiddenInput('ask', ask)}${subjectHtml(state)}`,
      foot: footHtml((ask ? requests[ask] : session).submit),
    },
    state,
  );
}

/** Returns the form with its frame, for the contact page. Build and server both call it. */
export const contactBoxHtml = (place: ContactFormTarget, state: FormState = NEW_FORM): Html =>
  formBoxHtml(contactFormHtml(place, state), state);
