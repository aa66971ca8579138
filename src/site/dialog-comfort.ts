import { CONTACT_DIALOG } from '../features/contact/paths.ts';
import { focusIfLost } from '../ui/focus-visible-text.ts';
import { CONTACT_HASH, dialogOf } from './dialogs.ts';

/** The two clicks of a double click are within this time. */
const DOUBLE_CLICK_MS = 500;

/** Prevents the second click of a double click on a button from closing the dialog that the first click opened. */
function outlastDoubleClick({ target, newState }: ToggleEvent) {
  const dialog = target as HTMLDialogElement;
  if (newState !== 'open' || dialog.closedBy !== 'any') return;
  dialog.closedBy = 'closerequest';
  setTimeout(() => {
    dialog.closedBy = 'any';
  }, DOUBLE_CLICK_MS);
}

/** Closes the dialog when the visitor goes back from `#contact`, and removes `#contact` when the dialog is closed. */
function syncHash() {
  addEventListener('hashchange', ({ oldURL }) => {
    const dialog = document.getElementById(CONTACT_DIALOG) as HTMLDialogElement | null;
    if (new URL(oldURL).hash === CONTACT_HASH) dialog?.close();
  });
  document.getElementById(CONTACT_DIALOG)?.addEventListener('close', () => {
    if (location.hash === CONTACT_HASH)
      history.replaceState(history.state, '', location.pathname + location.search);
  });
}

/** Scrolls to a focused field that the sticky foot of the form covers in part: browsers consider it visible. */
function showField({ target }: FocusEvent) {
  const field = target as Element;
  if (field.matches('dialog .control')) field.scrollIntoView({ block: 'nearest' });
}

/** Adds features to dialogs that older browsers lack, and restores the focus after a dialog was closed. */
export function startDialogComfort() {
  syncHash();
  addEventListener('focusin', showField);
  document.addEventListener('beforetoggle', outlastDoubleClick, true);
  // A dialog that was opened by an address, or from a menu that has closed, has no control to return the focus to.
  for (const dialog of document.querySelectorAll('dialog'))
    dialog.addEventListener('close', focusIfLost);
  /** Where the last press began: selecting text from inside a dialog to the outside also ends in a click on the dialog. */
  let pressed: EventTarget | null = null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  addEventListener('click', (event) => {
    const target = event.target as Element;
    const control = target.closest('[commandfor]');
    const dialog = dialogOf(control);
    // This is for browsers without invoker commands.
    if (control?.getAttribute('command') === 'close' && !('commandForElement' in control))
      dialog?.close();
    // This is for browsers without `closedby`: a click on the backdrop lands on the dialog itself.
    const isBeside = target === pressed && target.matches('dialog[closedby]');
    if (isBeside && !('closedBy' in target)) (target as HTMLDialogElement).close();
  });
}
