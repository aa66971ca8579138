const SUBMITTING = 'Submitting...';

/** The browser may have translated the nodes. */
const labels = new WeakMap<Element, Node[]>();

/** Fields are read-only during sending: disabled fields would lose the focus. */
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
