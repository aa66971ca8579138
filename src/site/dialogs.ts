import { CONTACT_DIALOG } from '../features/contact/places.ts';

/** Hash that opens the contact dialog on arrival. */
export const CONTACT_HASH = '#contact';

/** Signs that a visitor is about to use something: all come before a click. Opening a dialog moves focus into it. */
export const SIGNS = ['pointerover', 'focusin', 'keydown'];

const dialogNamed = (id: string | null | undefined) =>
  document.getElementById(id ?? '') as HTMLDialogElement | null;

/** The dialog a control names, or null. */
export function dialogOf(control: Element | null | undefined) {
  return dialogNamed(control?.getAttribute('commandfor'));
}

/** The control at a place that opens a dialog, and that dialog: a link to the form of the home page opens that of its own page. */
export function openerAt(place: Element) {
  const control = place.closest<HTMLElement>('[command=show-modal], [href="/#contact"]');
  return { control, dialog: control?.matches('a') ? dialogNamed(CONTACT_DIALOG) : dialogOf(control) };
}

/** The control that has opened a dialog: it has more to say to the form in it (dialog-comfort.ts). */
export const OPENER = 'data-opener';

/**
 * Opens dialogs where the browser has no invoker commands. A link to the contact form of the home page opens the dialog of the
 * page it stands on: nobody is led away, unless a key held with the press asks for a new tab or window.
 */
export function startDialogs() {
  addEventListener('click', (event) => {
    const { control, dialog } = openerAt(event.target as Element);
    if (!control || !dialog) return;
    if (control.matches('a')) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
    }
    document.querySelector(`[${OPENER}]`)?.removeAttribute(OPENER);
    control.setAttribute(OPENER, '');
    if (!('commandForElement' in control || dialog.open)) dialog.showModal();
  });
}
