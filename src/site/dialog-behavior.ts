import { CONTACT_DIALOG } from '../features/contact/paths.ts';
import { recoverLostFocus } from '../ui/focus-visible-text.ts';
import { CONTACT_HASH, dialogNamed } from './dialogs.ts';

const DOUBLE_CLICK_MS = 500;

/** The second click of a double click must not close the dialog that the first click opened. */
function ignoreSecondClick({ target, newState }: ToggleEvent) {
  const dialog = target as HTMLDialogElement;
  if (newState !== 'open' || dialog.closedBy !== 'any') return;
  dialog.closedBy = 'closerequest';
  setTimeout(() => {
    dialog.closedBy = 'any';
  }, DOUBLE_CLICK_MS);
}

function closeOnHashChange() {
  addEventListener('hashchange', ({ oldURL }) => {
    if (new URL(oldURL).hash === CONTACT_HASH) dialogNamed(CONTACT_DIALOG)?.close();
  });
}

/** `close` does not bubble, and the dialogs may be inserted later. */
function onClose({ target }: Event) {
  if ((target as Element).id === CONTACT_DIALOG && location.hash === CONTACT_HASH)
    history.replaceState(history.state, '', location.pathname + location.search);
  // A dialog that a hash or a closed menu opened has no visible control to return the focus to.
  recoverLostFocus();
}

/** A browser does not scroll to a field that the sticky foot of the form covers only in part. */
function showField({ target }: FocusEvent) {
  const field = target as Element;
  if (field.matches('dialog .control')) field.scrollIntoView({ block: 'nearest' });
}

export function startDialogBehavior() {
  closeOnHashChange();
  addEventListener('focusin', showField);
  document.addEventListener('beforetoggle', ignoreSecondClick, true);
  document.addEventListener('close', onClose, true);
  /** A selection of text from inside a dialog to the outside also fires a click on the dialog. */
  let pressTarget: EventTarget | null = null;
  addEventListener('pointerdown', ({ target }) => {
    pressTarget = target;
  });
  addEventListener('click', (event) => {
    const target = event.target as Element;
    const control = target.closest('[command=close]');
    // In browsers without invoker commands, this script closes the dialog.
    if (control && !('commandForElement' in control)) control.closest('dialog')?.close();
    // In browsers without `closedby`, this script closes the dialog. A click on the backdrop has
    // the dialog as target.
    const isBackdropClick = target === pressTarget && target.matches('dialog[closedby]');
    if (isBackdropClick && !('closedBy' in target)) (target as HTMLDialogElement).close();
  });
}
