import { showToast, type Toast } from '../../ui/toast.ts';
import { openSentPanel } from '../booking/sent-panel.ts';
import type { BackendAnswer } from '../forms/backend.ts';
import { CONTACT_FUNCTION } from '../forms/backend-address.ts';
import { setSubject } from '../forms/form-request.ts';
import { enhanceForm } from '../forms/lead-form.ts';
import { CONTACT_COPY } from './copy.ts';
import { CONTACT_FIELDS, contactRequestSchema } from './fields.ts';

/** `thanks` is the text if the answer has no text. A failure text contains `phone`. */
export function contactToast(
  answer: BackendAnswer,
  { phone = '', thanks = '' }: { phone?: string | undefined; thanks?: string | undefined },
): Toast {
  if (answer.ok) {
    const message = typeof answer.body.message === 'string' ? answer.body.message : '';
    return { title: CONTACT_COPY.thanksTitle, text: message || thanks };
  }
  if (answer.status === 429) {
    const text = answer.error || CONTACT_COPY.tryLater;
    return { title: CONTACT_COPY.tooManyTitle, text, tone: 'destructive' };
  }
  return {
    title: CONTACT_COPY.failedTitle,
    text: CONTACT_COPY.failedText(phone),
    tone: 'destructive',
  };
}

/** The pressed button disappears, so the start of the form gets the focus. */
function removeSubject(form: HTMLFormElement) {
  setSubject(form, '');
  const heading = form.closest('dialog')?.querySelector('h2');
  (heading ?? form.querySelector<HTMLElement>('.control'))?.focus();
}

/**
 * The dialog's fields are empty when it opens again, so its description then has the text `sent`.
 */
function describeSentForm(dialog: HTMLElement, sent: string) {
  const description = dialog.querySelector('[data-text-key=lede]');
  if (!description) return;
  description.removeAttribute('data-text-key');
  description.textContent = sent;
}

export function enhanceContactForm(form: HTMLFormElement) {
  const dialog = form.closest('dialog');
  form.querySelector('[data-remove-subject]')?.addEventListener('click', () => removeSubject(form));
  enhanceForm(form, {
    functionName: CONTACT_FUNCTION,
    fields: CONTACT_FIELDS,
    schema: contactRequestSchema,
    onAnswer(answer, { ask }) {
      const toast = contactToast(answer, form.dataset);
      if (!answer.ok) {
        showToast(toast);
        return;
      }
      if (dialog) {
        dialog.close();
        describeSentForm(dialog, form.dataset.sent ?? '');
      }
      const { backend: address = '', key = '' } = form.dataset;
      const { page: thanksUrl } = answer.body;
      const text = ask ? toast.text : undefined;
      showToast(toast, openSentPanel(form, { thanksUrl, text, backend: { address, key } }));
    },
  });
}
