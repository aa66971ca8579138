import { showToast } from '../../ui/toast.ts';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import { takeOver } from '../forms/take-over.ts';
import { tellSubject } from '../forms/tell-form.ts';
import { contactToast } from './contact-toast.ts';
import { CONTACT_FIELDS, contactRequestSchema } from './fields.ts';
import { CONTACT_WORDS } from './words.ts';

/** Takes the choice out. The button goes with it, so the focus goes to where the form begins. */
function removeSubject(form: HTMLFormElement) {
  tellSubject(form, '');
  const heading = form.closest('dialog')?.querySelector('h2');
  (heading ?? form.querySelector<HTMLElement>('.control'))?.focus();
}

/** A dialog opened again after a request says so: its fields are empty. */
function tellSent(dialog: HTMLElement) {
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  if (!description) return;
  description.removeAttribute('data-says');
  description.textContent = CONTACT_WORDS.sent;
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
        tellSent(dialog);
      }
      // A server elsewhere makes no pages of this site.
      const offersTimes = !form.dataset.backend;
      const toast = showToast(contactToast(answer, form.dataset.phone ?? '', offersTimes));
      // A dialog gives the focus back to what opened it; on a page of its own the form has nothing more to do.
      if (answer.ok && !dialog) toast?.querySelector('a')?.focus();
    },
  });
}
