import { headerBottom } from './header-bottom.ts';

/** Elements with text that a visitor reads. */
const WORDS = ':is(main, footer) :is(h1, h2, h3, p, li)';

/**
 * Focuses the first visible text below the header, without scrolling, so that the next Tab continues from there. Use it if
 * the element with the focus is gone.
 */
export function focusWhereRead() {
  const from = headerBottom();
  const words = [...document.querySelectorAll<HTMLElement>(WORDS)].find(
    (each) => each.getBoundingClientRect().top >= from && each.checkVisibility(),
  );
  if (!words) return;
  // The text is focusable only while it has the focus. Otherwise a tap on it would focus it, and the next Tab would start
  // there.
  words.tabIndex = -1;
  words.addEventListener('blur', () => words.removeAttribute('tabindex'), { once: true });
  words.focus({ preventScroll: true });
}

/** Focuses the visible text if no visible element has the focus. In Chromium a removed element has it until the next frame. */
export function focusIfLost() {
  const focused = document.activeElement;
  if (focused === document.body || !focused?.checkVisibility()) focusWhereRead();
}
