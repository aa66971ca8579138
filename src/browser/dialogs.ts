import { CONTACT_DIALOG } from '../rules/contact-places.ts';
import { tellForm } from './tell-form.ts';

/** Hash that opens the contact dialog on arrival. */
export const CONTACT_HASH = '#contact';

/** The dialog a control names, or null. */
export function dialogOf(control: Element | null | undefined) {
  const id = control?.getAttribute('commandfor') ?? control?.getAttribute('data-opens') ?? '';
  return document.getElementById(id) as HTMLDialogElement | null;
}

function answerHash() {
  const dialog = document.getElementById(CONTACT_DIALOG) as HTMLDialogElement | null;
  if (location.hash !== CONTACT_HASH || !dialog || dialog.open) return;
  tellForm(dialog, { source: 'link to #contact' });
  dialog.showModal();
}

/** Keeps which control opened the form and what was chosen there, opens dialogs where the browser has no invoker commands, answers `#contact`. */
export function startDialogs() {
  addEventListener('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>('[command=show-modal],[data-opens]');
    const dialog = dialogOf(control);
    if (!control || !dialog) return;
    // A link to the form of another page opens the same form here, unless a new tab was asked for.
    if (control.dataset.opens) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
    }
    tellForm(dialog, control.dataset);
    if (!('commandForElement' in control || dialog.open)) dialog.showModal();
  });
  addEventListener('hashchange', answerHash);
  answerHash();
}
