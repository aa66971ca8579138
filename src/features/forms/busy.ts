const SUBMITTING = 'Submitting...';

/**
 * The nodes of a label are saved instead of its text, because the browser may have translated the
 * text.
 */
const buttonLabels = new WeakMap<Element, Node[]>();

/** Fields are read-only during sending: disabled fields would lose the focus. */
export function setBusy(form: HTMLFormElement, isBusy: boolean) {
  if (isBusy) form.setAttribute('aria-busy', 'true');
  else form.removeAttribute('aria-busy');
  for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
    field.readOnly = isBusy;
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) {
    if (isBusy) buttonLabels.set(button, [...button.childNodes]);
    button.disabled = isBusy;
    button.replaceChildren(
      ...(isBusy ? [SUBMITTING] : (buttonLabels.get(button) ?? button.childNodes)),
    );
  }
  // The disabled button loses the focus, so a screen reader does not read its new label.
  const status = form.querySelector('[role=status]');
  if (status) status.textContent = isBusy ? SUBMITTING : '';
}
