import { headerBottom } from '../ui/focus-visible-text.ts';

/** A tap also focuses a control, but must not scroll the page. */
function isInUse(focusedElement: Element) {
  const isControl = focusedElement.matches('a, button, input, select, textarea, summary');
  return (
    isControl &&
    focusedElement.matches(':focus-visible') &&
    focusedElement.closest('dialog, [popover], header') === null
  );
}

/** Only sticky elements get a CSS variable. A variable on the root would restyle the whole page. */
function reserveSpace(height: number) {
  document.documentElement.style.scrollPaddingBottom = `calc(${height}px + 1rem)`;
  document.body.style.paddingBottom = `${height}px`;
  const stickyElements = document.querySelectorAll<HTMLElement>(
    '[data-above-bottom-bars], [data-toasts]',
  );
  for (const element of stickyElements)
    element.style.setProperty('--bottom-bars-height', `${height}px`);
}

/** Returns pixels from the bottom of the window to the top of the highest visible bar. */
function heightOf(container: HTMLElement, bars: readonly HTMLElement[]) {
  const { top, bottom } = container.getBoundingClientRect();
  const tops = bars
    .filter(({ offsetHeight }) => offsetHeight)
    .map((element) => element.getBoundingClientRect().top);
  return tops.length ? bottom - Math.max(top, Math.min(...tops)) : 0;
}

/**
 * The page scrolls if the fixed elements (cookie banner, popup) newly cover a control in use, but
 * not for a control that was invisible, that does not fit, or that was only tapped.
 */
export function watchBottomBars() {
  const container = document.querySelector<HTMLElement>('[data-bottom-bars]');
  if (!container) return;
  let previousHeight = 0;
  const observer = new ResizeObserver(() => {
    const height = heightOf(container, [...container.children] as HTMLElement[]);
    const hasGrown = height > previousHeight;
    const visibleUntil = innerHeight - previousHeight;
    previousHeight = height;
    reserveSpace(previousHeight);
    const focusedElement = document.activeElement;
    if (!hasGrown || !focusedElement || !isInUse(focusedElement)) return;
    const { top, bottom } = focusedElement.getBoundingClientRect();
    const freeUntil = innerHeight - previousHeight;
    const isNewlyCovered = top < visibleUntil && bottom > freeUntil;
    if (isNewlyCovered && bottom - top < freeUntil - headerBottom())
      focusedElement.scrollIntoView({ block: 'nearest' });
  });
  const observeBars = () => {
    for (const element of container.children) observer.observe(element);
  };
  observeBars();
  // The bars may be inserted later.
  new MutationObserver(observeBars).observe(container, { childList: true });
}
