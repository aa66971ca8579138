import { EDITED } from './pending-forms.ts';

/**
 * Tells features/forms/pending-forms.ts that an island has taken its form over: from here on submits go through, and one
 * that was held back is sent now. Not while the visitor is filling in what the browser
 * itself would refuse: the messages would take the focus, and the next letters, out of the field in which they type. In: the form.
 */
export function takeOverForm(form: HTMLFormElement) {
  const { pending } = form.dataset;
  form.dataset.live = '';
  if (pending === undefined) return;
  delete form.dataset.pending;
  if (pending !== EDITED || form.checkValidity()) form.requestSubmit();
}
