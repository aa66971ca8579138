/** Label of the button during a request. It is also announced. */
const SUBMITTING = 'Submitting...';

/** The usual labels of buttons, as nodes, because the browser may have translated them. */
const labels = new WeakMap<Element, Node[]>();

/**
 * Changes a form at the start and at the end of sending. During it the button has another label and the fields are
 * read-only. They are not disabled, because disabled fields would lose the focus.
 */
export function setBusy(form: HTMLFormElement, isBusy: boolean) {
  if (isBusy) form.setAttribute('aria-busy', 'true');
  else form.removeAttribute('aria-busy');
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isBusy;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) {
    if (isBusy) labels.set(button, [...button.childNodes]);
    button.disabled = isBusy;
    button.replaceChildren(...(isBusy ? [SUBMITTING] : (labels.get(button) ?? button.childNodes)));
  }
  // The disabled button loses the focus, so a screen reader does not read its new label.
  const status = form.querySelector('[role=status]');
  if (status) status.textContent = isBusy ? SUBMITTING : '';
}
