import { CONTACT_DIALOG } from '../features/contact/paths.ts';
import { describeRequest } from '../features/forms/form-request.ts';

/** The hash of an address that opens the contact dialog. */
export const CONTACT_HASH = '#contact';

const dialogNamed = (id: string | null | undefined) =>
  document.getElementById(id ?? '') as HTMLDialogElement | null;

/** Returns the dialog that a button or link opens; null if there is none. */
export function dialogOf(control: Element | null | undefined) {
  return dialogNamed(control?.getAttribute('commandfor'));
}

/**
 * Returns the button or link around an element that was pressed, and the dialog that it opens. A link to the form of the
 * home page opens the dialog of the current page.
 */
export function openerAt(place: Element) {
  const control = place.closest<HTMLElement>('[command=show-modal], [href="/#contact"]');
  return {
    control,
    dialog: control?.matches('a') ? dialogNamed(CONTACT_DIALOG) : dialogOf(control),
  };
}

/** Moves the content of each dialog out of its template. */
export function fillDialogs() {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('dialog > template'))
    template.replaceWith(template.content);
}

function answerHash() {
  const dialog = dialogNamed(CONTACT_DIALOG);
  if (location.hash !== CONTACT_HASH || !dialog || dialog.open) return;
  fillDialogs();
  describeRequest(dialog, { source: 'link to #contact' });
  dialog.showModal();
}

/**
 * Opens a dialog when the visitor presses its button or link, or arrives with `#contact`, and writes the origin of the
 * request into the form. A browser with invoker commands opens the dialogs of buttons without this script. A link to the
 * contact form of the home page opens the dialog of the current page, unless the visitor also presses a key for a new tab
 * or window.
 */
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
  addEventListener('hashchange', answerHash);
  answerHash();
}
