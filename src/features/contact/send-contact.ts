import { showToast, type Toast } from '../../ui/toast.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import { takeOver } from '../forms/take-over.ts';
import { tellSubject } from '../forms/tell-form.ts';
import { CONTACT_FIELDS, contactRequestSchema } from './fields.ts';
import { CONTACT_PAGES } from './places.ts';
import { CONTACT_WORDS } from './words.ts';

/**
 * The toast for an answer to a contact request; `phone` is the number to call where it failed, `thanks` what is said where
 * the server has no words of its own, `offersTimes` whether this site has the page that the answer names.
 */
export function contactToast(
  answer: BackendAnswer,
  { phone = '', thanks = '' }: { phone?: string | undefined; thanks?: string | undefined },
  offersTimes = true,
): Toast {
  if (answer.ok) {
    const message = typeof answer.body.message === 'string' ? answer.body.message : '';
    const { page } = answer.body;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const link =
      offersTimes && page
        ? { label: CONTACT_WORDS.chooseTime, href: `${page}&zone=${timeZone}#times` }
        : { label: CONTACT_WORDS.next, href: CONTACT_PAGES.thanks };
    return { title: CONTACT_WORDS.thanksTitle, text: message || thanks, link };
  }
  if (answer.status === 429) {
    const text = answer.error || CONTACT_WORDS.tryLater;
    return { title: CONTACT_WORDS.tooManyTitle, text, tone: 'destructive' };
  }
  return {
    title: CONTACT_WORDS.failedTitle,
    text: CONTACT_WORDS.failedText(phone),
    tone: 'destructive',
  };
}

/** Takes the choice out. The button goes with it, so the focus goes to where the form begins. */
function removeSubject(form: HTMLFormElement) {
  tellSubject(form, '');
  const heading = form.closest('dialog')?.querySelector('h2');
  (heading ?? form.querySelector<HTMLElement>('.control'))?.focus();
}

/** A dialog opened again after a request says so: its fields are empty. */
function tellSent(dialog: HTMLElement, sent: string) {
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  if (!description) return;
  description.removeAttribute('data-says');
  description.textContent = sent;
}

/** The request for a strategy session, in the dialog or on its own page, sent without leaving the page. */
export function takeOverContact(form: HTMLFormElement) {
  const dialog = form.closest('dialog');
  form.querySelector('[data-remove-subject]')?.addEventListener('click', () => removeSubject(form));
  takeOver(form, {
    functionName: CONTACT_FUNCTION,
    fields: CONTACT_FIELDS,
    schema: contactRequestSchema,
    onAnswer(answer) {
      if (answer.ok && dialog) {
        dialog.close();
        tellSent(dialog, form.dataset.sent ?? '');
      }
      // A server elsewhere makes no pages of this site.
      const offersTimes = !form.dataset.backend;
      const toast = showToast(contactToast(answer, form.dataset, offersTimes));
      // What comes next is at hand on the keyboard too; a toast that is dismissed gives the focus back.
      if (answer.ok) toast?.querySelector('a')?.focus();
    },
  });
}
