/**
 * Tells browser/pending-forms.ts that an island has taken its form over: from here on submits go through, and one
 * that was held back is sent now. In: the form.
 */
export function takeOverForm(form: HTMLFormElement) {
  form.dataset.live = '';
  if (form.dataset.pending === undefined) return;
  delete form.dataset.pending;
  form.requestSubmit();
}
