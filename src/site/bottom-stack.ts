import { headerBottom } from '../ui/header-bottom.ts';

/** Returns whether the keyboard is at work here: a tap focuses too, and must not move the page. */
function isInUse(focused: Element) {
  const isControl = focused.matches('a, button, input, select, textarea, summary');
  return (
    isControl &&
    focused.matches(':focus-visible') &&
    focused.closest('dialog, [popover], header') === null
  );
}

/**
 * Gives the page the height of what is fixed at its bottom. A variable of the root would be inherited by everything:
 * each change would have the whole page styled anew, at the first touch of it and when the popup comes.
 */
function reserve(height: number) {
  document.documentElement.style.scrollPaddingBottom = `calc(${height}px + 1rem)`;
  document.body.style.paddingBottom = `${height}px`;
  // These elements stick to the bottom of the window, or have parts that do.
  const sticking = document.querySelectorAll<HTMLElement>(
    '[data-above-bottom-stack], [data-toasts]',
  );
  for (const each of sticking) each.style.setProperty('--bottom-stack', `${height}px`);
}

/** Returns the pixels of the window from its lower edge up to the highest part that is shown. */
function coveredBy(stack: HTMLElement, parts: readonly HTMLElement[]) {
  const { top, bottom } = stack.getBoundingClientRect();
  const tops = parts
    .filter(({ offsetHeight }) => offsetHeight)
    .map((part) => part.getBoundingClientRect().top);
  return tops.length ? bottom - Math.max(top, Math.min(...tops)) : 0;
}

/**
 * Keeps focused controls and the page's end clear of what is fixed at the bottom (cookie banner, popup): its height
 * becomes scroll padding, and a control in use that it newly covers is moved just above it. Nothing else ever moves
 * the page: what was out of sight before, what does not fit and what was only tapped stays where it is.
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
