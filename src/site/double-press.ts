/** Touch screens count a double tap only up to 300 ms, or not at all: the two of slower hands, in ms and in px. */
const DOUBLE_TAP = { within: 450, near: 24 } as const;

/** What a click works on, if on anything. */
function controlOf(target: EventTarget | null) {
  const part = (target as Element).closest('label, a, button, summary, input, select, textarea');
  return part instanceof HTMLLabelElement ? part.control : part;
}

/** By the system's own measure; a keyboard's press has none. */
function isSecond(event: PointerEvent, before: PointerEvent) {
  if (event.detail > 1) return true;
  return (
    event.pointerType === 'touch' &&
    event.timeStamp - before.timeStamp < DOUBLE_TAP.within &&
    Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < DOUBLE_TAP.near
  );
}

/**
 * Many people press twice where once is meant. The second press falls on what the first has brought under the pointer:
 * an answer to the next question, Back, a link that a closed dialog has covered. It counts for nothing there.
 */
export function ignoreSecondPresses() {
  let before: { event: PointerEvent; control: Element | null } | undefined;
  addEventListener(
    'click',
    (event) => {
      const control = controlOf(event.target);
      if (before && control !== before.control && isSecond(event, before.event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      before = { event, control };
    },
    true,
  );
}
