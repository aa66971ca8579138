import { focusWhereRead } from '../ui/focus-where-read.ts';

/** Width from which the header shows its links instead of the menu button (Tailwind's lg). */
const WIDE = '(width >= 64rem)';

/** A turned or resized window: a menu that its header no longer offers closes, and its focus is not lost with it. */
export function watchLayout() {
  matchMedia(WIDE).addEventListener('change', () => {
    document.querySelector<HTMLDialogElement>('[data-mobile-menu][open]')?.close();
    document.querySelector<HTMLElement>('[data-menu-panel]:popover-open')?.hidePopover();
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.checkVisibility()) focusWhereRead();
  });
}
