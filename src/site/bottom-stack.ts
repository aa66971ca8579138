import { headerBottom } from '../ui/header-bottom.ts';

/** Whether the keyboard is at work here: a tap focuses too, and must not move the page. */
function isInUse(focused: Element) {
  const isControl = focused.matches('a, button, input, select, textarea, summary');
  return (
    isControl && focused.matches(':focus-visible') && focused.closest('dialog, [popover], header') === null
  );
}

/**
 * Keeps focused controls and the page's end clear of what is fixed at the bottom (cookie banner, popup): its height
 * becomes scroll padding, and a control in use that it newly covers is moved just above it. Nothing else ever moves
 * the page: what was out of sight before, what does not fit and what was only tapped stays where it is.
 */
export function watchBottomStack() {
  const stack = document.querySelector<HTMLElement>('[data-bottom-stack]');
  if (!stack) return;
  let before = 0;
  new ResizeObserver(() => {
    const grown = stack.offsetHeight > before;
    const seenTo = innerHeight - before;
    before = stack.offsetHeight;
    document.documentElement.style.setProperty('--bottom-stack', `${before}px`);
    const focused = document.activeElement;
    if (!grown || !focused || !isInUse(focused)) return;
    const { top, bottom, height } = focused.getBoundingClientRect();
    const freeTo = innerHeight - before;
    const isNewlyCovered = top < seenTo && bottom > freeTo;
    if (isNewlyCovered && height < freeTo - headerBottom()) focused.scrollIntoView({ block: 'nearest' });
  }).observe(stack);
}
