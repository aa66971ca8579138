/** Where visitors are at work. Elsewhere what has the focus may stand over the page in one window and at its top in another. */
const WORK = 'form, [data-tool-place]';

/**
 * A turned, zoomed or resized window lays the page out anew: the field or control in use stays in sight. What had been
 * scrolled away from, or is taller than the window, moves nothing.
 */
export function keepFocusInSight() {
  let wasInSight = false;
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) wasInSight = isIntersecting;
  });
  const watch = () => {
    sight.disconnect();
    sight.observe(document.activeElement ?? document.body);
  };
  addEventListener('focusin', watch);
  watch();

  let width = innerWidth;
  addEventListener('resize', () => {
    const focused = document.activeElement;
    // A phone's bars come and go with the reader's scrolling and change the height alone.
    if (
      innerWidth !== width &&
      wasInSight &&
      focused?.closest(WORK) &&
      focused.clientHeight < innerHeight
    )
      focused.scrollIntoView({ block: 'nearest' });
    width = innerWidth;
  });
}
