import { headerBottom } from './header-bottom.ts';

/** Where visitors are at work. Elsewhere what has the focus may stand over the page in one window and at its top in another. */
const WORK = 'form, [data-tool-place]';

/**
 * A turned, zoomed or resized window lays the page out anew: the field or control in use stays in sight. What had been
 * scrolled away from, or is taller than the window, moves nothing.
 */
export function keepFocusInSight() {
  let wasInSight = false;
  const sight = new IntersectionObserver((entries) => {
    wasInSight = entries.at(-1)?.isIntersecting ?? false;
  });
  const watch = (part: EventTarget | null) => {
    sight.disconnect();
    wasInSight = false;
    if (part instanceof Element && part.closest(WORK)) sight.observe(part);
  };
  addEventListener('focusin', ({ target }) => watch(target));
  watch(document.activeElement);

  let width = innerWidth;
  addEventListener('resize', () => {
    // A phone's bars come and go with the reader's scrolling and change the height alone.
    if (innerWidth === width) return;
    width = innerWidth;
    const focused = document.activeElement;
    if (!wasInSight || !focused?.closest(WORK)) return;
    if (focused.clientHeight < innerHeight - headerBottom()) focused.scrollIntoView({ block: 'nearest' });
  });
}
