/** On the button while a request is under way, and spoken. */
const SUBMITTING = 'Submitting...';

/** What a button says while it can be pressed; the very nodes, because they may be translated. */
const labels = new WeakMap<Element, Node[]>();

/**
 * A lead form while it is sent: its button says so, and what is typed after the press, which would not be sent, is kept out.
 * Read-only fields keep the focus, which disabled ones would lose.
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
  // The button says so too, but loses the focus.
  const status = form.querySelector('[role=status]');
  if (status) status.textContent = isBusy ? SUBMITTING : '';
}
