/** Touch screens count a double tap only up to 300 ms, or not at all: that of slower hands, in ms and in px. */
const DOUBLE_TAP = { within: 450, near: 24 } as const;

/** By the system's own measure; a keyboard's press has none. */
function isSecond(press: PointerEvent, before: PointerEvent) {
  const isNear = (axis: 'clientX' | 'clientY') =>
    Math.abs(press[axis] - before[axis]) < DOUBLE_TAP.near;
  const isQuick = press.timeStamp - before.timeStamp < DOUBLE_TAP.within;
  return (
    press.detail > 1 ||
    (press.pointerType === 'touch' && isQuick && isNear('clientX') && isNear('clientY'))
  );
}

/**
 * Many people press twice where once is meant. The second press falls on what the first has brought under the pointer:
 * an answer to the next question, Back, a link that a closed dialog has covered. It counts for nothing there.
 */
export function ignoreSecondPresses() {
  let before: PointerEvent | undefined;
  let controlBefore: Element | null;
  addEventListener(
    'click',
    (press) => {
      const part = (press.target as Element).closest<HTMLLabelElement>(
        'label, a, button, summary, input',
      );
      const control = part?.control ?? part;
      if (before && control !== controlBefore && isSecond(press, before)) {
        press.preventDefault();
        press.stopPropagation();
      }
      before = press;
      controlBefore = control;
    },
    true,
  );
}
