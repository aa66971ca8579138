import { CONTACT_DIALOG } from '../features/contact/paths.ts';
import { describeRequest } from '../features/forms/form-request.ts';

export const CONTACT_HASH = '#contact';

const dialogNamed = (id: string | null | undefined) =>
  document.getElementById(id ?? '') as HTMLDialogElement | null;

export function dialogOf(control: Element | null | undefined) {
  return dialogNamed(control?.getAttribute('commandfor'));
}

/** A link to the form of the home page opens the dialog of the current page. */
export function openerAt(target: Element) {
  const control = target.closest<HTMLElement>('[command=show-modal], [href="/#contact"]');
  return {
    control,
    dialog: control?.matches('a') ? dialogNamed(CONTACT_DIALOG) : dialogOf(control),
  };
}

/** The content of a dialog is in a template until a visitor is about to use it. */
export function fillDialogs() {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('dialog > template'))
    template.replaceWith(template.content);
}

function openForHash() {
  const dialog = dialogNamed(CONTACT_DIALOG);
  if (location.hash !== CONTACT_HASH || !dialog || dialog.open) return;
  fillDialogs();
  describeRequest(dialog, { source: 'link to #contact' });
  dialog.showModal();
}

/** Browsers with invoker commands open the dialogs of buttons without this script. */
export function startDialogs() {
  addEventListener('click', (event) => {
    const { control, dialog } = openerAt(event.target as Element);
    if (!control || !dialog) return;
    fillDialogs();
    if (control.matches('a')) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    }
    describeRequest(dialog, control.dataset);
    if (!('commandForElement' in control || dialog.open)) dialog.showModal();
  });
  addEventListener('hashchange', openForHash);
  openForHash();
}
