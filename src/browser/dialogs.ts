/** Must be the id that `sections/open-contact.tsx` gives the contact dialog. */
const CONTACT_DIALOG = 'contact-dialog';
/** Hash that opens the contact dialog on arrival. */
const CONTACT_HASH = '#contact';

function dialogOf(button: Element | null) {
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  return dialog instanceof HTMLDialogElement ? dialog : null;
}

/** Browsers without invoker commands get the two that this site uses. */
function runCommand(button: Element, dialog: HTMLDialogElement) {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** Tells the form which control opened it. */
function remember(dialog: HTMLDialogElement, source: string) {
  const input = dialog.querySelector<HTMLInputElement>('input[name="source"]');
  if (input) input.value = source;
}

function openContact() {
  const dialog = document.getElementById(CONTACT_DIALOG);
  if (location.hash !== CONTACT_HASH || !(dialog instanceof HTMLDialogElement) || dialog.open) return;
  remember(dialog, 'link to #contact');
  dialog.showModal();
  dialog.dispatchEvent(new Event('island:wanted', { bubbles: true }));
}

/** Opens and closes dialogs, keeps the mobile menu out of the way, and answers `#contact`. */
export function startDialogs() {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const menu = target.closest<HTMLDialogElement>('[data-mobile-menu]');
    if (menu && target.closest('a, [data-source]')) menu.close();
    const button = target.closest('[commandfor]');
    const dialog = dialogOf(button);
    if (button && dialog) {
      const { source } = (button as HTMLElement).dataset;
      if (source) remember(dialog, source);
      runCommand(button, dialog);
      return;
    }
    // A control whose dialog this page does not have (the form's own page): go to the form.
    if (button) document.querySelector<HTMLElement>('main form input:not([type="hidden"])')?.focus();
    // Browsers without `closedby`: a click on the backdrop lands on the dialog itself.
    if (target instanceof HTMLDialogElement && target.hasAttribute('closedby') && !('closedBy' in target)) {
      target.close();
    }
  });
  addEventListener('hashchange', openContact);
  openContact();
}
