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

/** The values of a refused form take precedence over `kind`. */
export type ContactFormTarget = LeadFormTarget & { phone: string; kind?: InquiryKind | undefined };

const LINK = 'underline underline-offset-4';

/** forms/form-request.ts fills in the subject when a control opens the form. */
function subjectHtml({ values }: FormState) {
  const subject = typeof values.subject === 'string' ? values.subject : '';
  return html`${hiddenInput('subject', subject)}<p${attribute('hidden', !subject)} class="flex items-start gap-4 bg-fog px-4 py-2.5 text-note/6"><span class="flex-1">${CONTACT_COPY.subjectLabel} <b data-about class="inline-block wrap-anywhere">${subject}</b></span><button type="button" data-remove-subject class="needs-script ${LINK}">${CONTACT_COPY.remove}</button></p>`;
}

const footHtml = (submit: string) =>
  html`<div class="form-foot grid gap-2.5"><p class="text-xs/4.5 text-ink-2 sm:text-sm/5">${CONTACT_COPY.consent} <a href="/privacy-policy" class="${LINK}">${CONTACT_COPY.policyLink}</a></p><button type="submit" class="btn btn-primary w-full"><span data-text-key="submit">${submit}</span></button></div>`;

export function contactFormHtml(target: ContactFormTarget, state: FormState = NEW_FORM): Html {
  const { session, requests } = contactCopy();
  const { ask: requestedKind } = state.values;
  const kind = (typeof requestedKind === 'string' && inquiryKind(requestedKind)) || target.kind;
  const messageLabel = kind ? { label: requests[kind].message } : {};
  return leadFormHtml(
    {
      ...target,
      functionName: CONTACT_FUNCTION,
      fields: { ...CONTACT_FIELDS, message: { ...CONTACT_FIELDS.message, ...messageLabel } },
      thanks: session.thanks,
      sent: session.sent,
      before: html`${hiddenInput('ask', kind)}${subjectHtml(state)}`,
      foot: footHtml((kind ? requests[kind] : session).submit),
    },
    state,
  );
}

export const contactBoxHtml = (target: ContactFormTarget, state: FormState = NEW_FORM): Html =>
  formBoxHtml(contactFormHtml(target, state), state);
