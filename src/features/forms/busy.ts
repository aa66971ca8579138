/** The button's label during a request, also announced. */
const SUBMITTING = 'Submitting...';

/** The usual label of each button, as nodes: a browser may have translated them. */
const labels = new WeakMap<Element, Node[]>();

/**
 * A lead form while it is sent: its button shows it, and its fields are read-only, because later typing would not be sent.
 * Read-only fields keep the focus; disabled ones would lose it.
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
  // A screen reader does not read the button, which loses the focus.
  const status = form.querySelector('[role=status]');
  if (status) status.textContent = isBusy ? SUBMITTING : '';
}
