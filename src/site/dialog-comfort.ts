import { CONTACT_DIALOG } from '../features/contact/paths.ts';
import { focusIfLost } from '../ui/focus-where-read.ts';
import { CONTACT_HASH, dialogOf } from './dialogs.ts';

/** The two presses of a double click are less far apart, in ms. */
const DOUBLE_CLICK_MS = 500;

/** The second press of a double click on what opens a dialog falls beside the dialog, where a press closes it. */
function outlastDoubleClick({ target, newState }: ToggleEvent) {
  const dialog = target as HTMLDialogElement;
  if (newState !== 'open' || dialog.closedBy !== 'any') return;
  dialog.closedBy = 'closerequest';
  setTimeout(() => {
    dialog.closedBy = 'any';
  }, DOUBLE_CLICK_MS);
}

/** Back from `#contact` closes the dialog that it opened; a closed one can be opened again. */
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

/** The browser leaves a field where it is that the form's foot covers in part: for it, all of it is in sight. */
function showField({ target }: FocusEvent) {
  const field = target as Element;
  if (field.matches('dialog .control')) field.scrollIntoView({ block: 'nearest' });
}

/** Adds to dialogs what older browsers lack, and returns a focus that has no control to go back to. */
export function startDialogComfort() {
  syncHash();
  addEventListener('focusin', showField);
  document.addEventListener('beforetoggle', outlastDoubleClick, true);
  // Opened by an address or from a menu that has closed since, a dialog has no control to give the focus back to.
  for (const dialog of document.querySelectorAll('dialog'))
    dialog.addEventListener('close', focusIfLost);
  /** The place where the last press began: text may be selected from inside a dialog to beside it, which is a click on the dialog. */
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
