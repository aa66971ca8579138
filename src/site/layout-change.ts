import { focusWhereRead } from '../ui/focus-where-read.ts';

/** Width from which the header shows its links instead of the menu button (Tailwind's lg). */
const WIDE = '(width >= 64rem)';

/** A turned or resized window: a menu that its header no longer offers closes, and its focus is not lost with it. */
export function watchLayout() {
  const wide = matchMedia(WIDE);
  const closeWhatIsNotOffered = () => {
    const menu = wide.matches ? document.querySelector<HTMLDialogElement>('[data-mobile-menu][open]') : null;
    const panel = wide.matches ? null : document.querySelector<HTMLElement>('[data-menu-panel]:popover-open');
    menu?.close();
    panel?.hidePopover();
    const focused = document.activeElement;
    // a browser that has drawn the new width already has taken the focus from what is not drawn any more
    const isLost = focused === document.body ? menu || panel : !focused?.checkVisibility();
    if (isLost) focusWhereRead();
  };
  wide.addEventListener('change', closeWhatIsNotOffered);
  // Menus open without this script, and the window may have changed before it arrived.
  closeWhatIsNotOffered();
}
