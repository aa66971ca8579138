import { headerBottom } from '../ui/header-bottom.ts';

/** Returns whether the visitor uses the focused control by keyboard. A tap also focuses, but must not scroll the page. */
function isInUse(focused: Element) {
  const isControl = focused.matches('a, button, input, select, textarea, summary');
  return (
    isControl &&
    focused.matches(':focus-visible') &&
    focused.closest('dialog, [popover], header') === null
  );
}

/**
 * Reserves space at the end of the page for the elements that are fixed at the bottom of the window. Only sticky elements
 * get a CSS variable: all elements would inherit a variable of the root, and each change would restyle the whole page.
 */
function reserve(height: number) {
  document.documentElement.style.scrollPaddingBottom = `calc(${height}px + 1rem)`;
  document.body.style.paddingBottom = `${height}px`;
  // These elements are sticky at the bottom of the window, or contain such elements.
  const sticking = document.querySelectorAll<HTMLElement>(
    '[data-above-bottom-stack], [data-toasts]',
  );
  for (const each of sticking) each.style.setProperty('--bottom-stack', `${height}px`);
}

/** Returns the height in pixels from the bottom of the window to the top of the highest visible part. */
function coveredBy(stack: HTMLElement, parts: readonly HTMLElement[]) {
  const { top, bottom } = stack.getBoundingClientRect();
  const tops = parts
    .filter(({ offsetHeight }) => offsetHeight)
    .map((part) => part.getBoundingClientRect().top);
  return tops.length ? bottom - Math.max(top, Math.min(...tops)) : 0;
}

/**
 * Prevents the fixed elements at the bottom (cookie banner, popup) from covering the end of the page or a focused control:
 * their height becomes scroll padding, and the page scrolls if they newly cover a control in use. The page does not scroll
 * for a control that was invisible before, that does not fit, or that was only tapped.
 */
export function watchBottomStack() {
  const stack = document.querySelector<HTMLElement>('[data-bottom-stack]');
  if (!stack) return;
  const parts = [...stack.children] as HTMLElement[];
  let before = 0;
  const observer = new ResizeObserver(() => {
    const height = coveredBy(stack, parts);
    const grown = height > before;
    const seenTo = innerHeight - before;
    before = height;
    reserve(before);
    const focused = document.activeElement;
    if (!grown || !focused || !isInUse(focused)) return;
    const { top, bottom } = focused.getBoundingClientRect();
    const freeTo = innerHeight - before;
    const isNewlyCovered = top < seenTo && bottom > freeTo;
    if (isNewlyCovered && bottom - top < freeTo - headerBottom())
      focused.scrollIntoView({ block: 'nearest' });
  });
  for (const part of parts) observer.observe(part);
}
