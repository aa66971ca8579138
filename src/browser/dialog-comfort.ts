import { dialogOf } from './dialogs.ts';

/** What dialogs need once a pointer or key is in use: the mobile menu out of the way, and older browsers served. */
export function startDialogComfort() {
  // A dialog may have been opened from the mobile menu before this script arrived.
  const mobileMenu = document.querySelector<HTMLDialogElement>('[data-mobile-menu][open]');
  if (document.querySelector('dialog[open]:not([data-mobile-menu])')) mobileMenu?.close();
  addEventListener('click', (event) => {
    const target = event.target as Element;
    const control = target.closest('[commandfor]');
    const dialog = dialogOf(control);
    const menu = target.closest<HTMLDialogElement>('[data-mobile-menu]');
    if (menu && (target.closest('a') || (dialog && dialog !== menu))) menu.close();
    // Browsers without invoker commands.
    if (control?.getAttribute('command') === 'close' && !('commandForElement' in control)) dialog?.close();
    // Browsers without `closedby`: a click on the backdrop lands on the dialog itself.
    if (target.matches('dialog[closedby]') && !('closedBy' in target)) (target as HTMLDialogElement).close();
  });
}
