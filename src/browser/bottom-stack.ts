/**
 * Keeps focused controls and the page's end clear of what is fixed at the bottom (cookie banner, popup): its height
 * becomes scroll padding, and a focused control that it would cover when it grows is moved into view.
 */
export function watchBottomStack() {
  const stack = document.querySelector<HTMLElement>('[data-bottom-stack]');
  if (!stack) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--bottom-stack', `${stack.offsetHeight}px`);
    const focused = document.activeElement;
    if (!focused || focused === document.body || stack.contains(focused)) return;
    if (focused.getBoundingClientRect().bottom > innerHeight - stack.offsetHeight) {
      focused.scrollIntoView({ block: 'center' });
    }
  }).observe(stack);
}
