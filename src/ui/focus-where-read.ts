import { headerBottom } from './header-bottom.ts';

/** A visitor reads these elements line by line. */
const WORDS = ':is(main, footer) :is(h1, h2, h3, p, li)';

/**
 * Gives the focus to the first words below the header, which the visitor is looking at. Nothing scrolls, and the next
 * Tab continues from there. It is used when the element with the focus is gone.
 */
export function focusWhereRead() {
  const from = headerBottom();
  const words = [...document.querySelectorAll<HTMLElement>(WORDS)].find(
    (each) => each.getBoundingClientRect().top >= from && each.checkVisibility(),
  );
  if (!words) return;
  // It is focusable only while it has the focus: a tap on words must not focus anything, or the next Tab starts at
  // its beginning.
  words.tabIndex = -1;
  words.addEventListener('blur', () => words.removeAttribute('tabindex'), { once: true });
  words.focus({ preventScroll: true });
}

/** Gives the focus only when no visible element has it. Chromium leaves it in a removed element until the next frame. */
export function focusIfLost() {
  const focused = document.activeElement;
  if (focused === document.body || !focused?.checkVisibility()) focusWhereRead();
}
