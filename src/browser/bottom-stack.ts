const stack = () => document.querySelector<HTMLElement>('[data-bottom-stack]');

/** Keeps focused controls and the page's end clear of what is fixed at the bottom. */
export function watchBottomStack() {
  const element = stack();
  if (!element) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--bottom-stack', `${element.offsetHeight}px`);
  }).observe(element);
}

/** Shows a part of the stack and moves the page if the focused control would be covered. */
export function reveal(part: HTMLElement) {
  part.hidden = false;
  const focused = document.activeElement;
  const element = stack();
  if (!element || !focused || focused === document.body || element.contains(focused)) return;
  if (focused.getBoundingClientRect().bottom > innerHeight - element.offsetHeight) {
    focused.scrollIntoView({ block: 'center' });
  }
}
