const TEXT_ELEMENTS = ':is(main, footer) :is(h1, h2, h3, p, li)';

/** Returns the height in pixels that the header covers; 0 if it was scrolled away. */
export function headerBottom() {
  return Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
}

/** Focuses the first visible text, so that the next Tab continues after it. */
export function focusVisibleText() {
  const visibleTop = headerBottom();
  const text = [...document.querySelectorAll<HTMLElement>(TEXT_ELEMENTS)].find(
    (element) => element.getBoundingClientRect().top >= visibleTop && element.checkVisibility(),
  );
  if (!text) return;
  // A permanent tabindex would let a tap focus the text.
  text.tabIndex = -1;
  text.addEventListener('blur', () => text.removeAttribute('tabindex'), { once: true });
  text.focus({ preventScroll: true });
}

/** In Chromium, a removed element keeps the focus until the next frame. */
export function recoverLostFocus() {
  const focusedElement = document.activeElement;
  if (focusedElement === document.body || !focusedElement?.checkVisibility()) focusVisibleText();
}
