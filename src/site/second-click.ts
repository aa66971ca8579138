/** Two clicks at one place within this time are a double click. */
const DOUBLE_CLICK_MS = 500;
const SAME_PLACE_PX = 16;
const CONTROLS = 'a, button, summary, input, select, textarea';

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('label') ?? target.closest(CONTROLS)) : null;

/**
 * Many people click twice where once is enough. If the first click changed the page, another
 * control may be in the place of the first one: the second click then does nothing.
 */
export function ignoreSecondClicks() {
  let last: { time: number; x: number; y: number; control: Element } | undefined;
  const handleClick = (event: MouseEvent) => {
    // A click by keyboard or script has no place.
    if (event.detail === 0) return;
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const control = controlAt(event.target);
    const isDouble =
      last &&
      time - last.time < DOUBLE_CLICK_MS &&
      Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX;
    if (isDouble && control !== last?.control) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = control ? { time, x, y, control } : undefined;
  };
  addEventListener('click', handleClick, { capture: true });
}
