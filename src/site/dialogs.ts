import { CONTACT_DIALOG } from '../features/contact/places.ts';
import { tellForm } from '../features/forms/tell-form.ts';

/** Hash that opens the contact dialog on arrival. */
export const CONTACT_HASH = '#contact';

/** The dialog a control names, or null. */
export function dialogOf(control: Element | null | undefined) {
  return document.getElementById(control?.getAttribute('commandfor') ?? '') as HTMLDialogElement | null;
}

function answerHash() {
  const dialog = document.getElementById(CONTACT_DIALOG) as HTMLDialogElement | null;
  if (location.hash !== CONTACT_HASH || !dialog || dialog.open) return;
  tellForm(dialog, { source: 'link to #contact' });
  dialog.showModal();
}

/** Keeps which control opened the form and what was chosen there, opens dialogs where the browser has no invoker commands, answers `#contact`. */
export function startDialogs() {
  addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[command=show-modal]');
    const dialog = dialogOf(control);
    if (!control || !dialog) return;
    tellForm(dialog, control.dataset);
    if (!('commandForElement' in control || dialog.open)) dialog.showModal();
  });
  addEventListener('hashchange', answerHash);
  answerHash();
}
