import { headerBottom } from './header-bottom.ts';

/** What a reader reads line by line. */
const WORDS = ':is(main, footer) :is(h1, h2, h3, p, li)';

/**
 * Gives the focus to the first words below the header: what the visitor is looking at. Nothing scrolls, and the next
 * Tab goes on from there. For when what had the focus is gone.
 */
export function focusWhereRead() {
  const from = headerBottom();
  const words = [...document.querySelectorAll<HTMLElement>(WORDS)].find(
    (each) => each.getBoundingClientRect().top >= from && each.checkVisibility(),
  );
  if (!words) return;
  // Only while it has the focus: a tap on words must not focus anything, or the next Tab starts at its beginning.
  words.tabIndex = -1;
  words.addEventListener('blur', () => words.removeAttribute('tabindex'), { once: true });
  words.focus({ preventScroll: true });
}

/** Only when no visible element has the focus. Chromium leaves it in a removed element until the next frame. */
export function focusIfLost() {
  const focused = document.activeElement;
  if (focused === document.body || !focused?.checkVisibility()) focusWhereRead();
}
