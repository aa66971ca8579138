import { afterPaint } from './after-paint.ts';
import { ANSWERS, type CatchUp, type Held, type TextField } from './early-presses.ts';

/**
 * Whether the visitor is still where the press was: it is on the screen, and the focus is in no other part or dialog.
 * Enter in a field presses a button that may lie below the screen, so that in a form the focus counts.
 */
function isStillThere(button: HTMLElement, focused: Element | null) {
  const { body } = document;
  const place = button.closest('form:focus-within') ? (focused as Element) : button;
  // of what is not shown all are 0
  const { top, bottom } = place.getBoundingClientRect();
  const modal = document.querySelector(':modal') ?? body;
  const part = button.closest('astro-island') ?? body;
  const isHere = focused === body || part.contains(focused);
  return isHere && modal.contains(button) && bottom > 0 && top < innerHeight;
}

/** Writes as typing does: a value that a script has set counts for React as its own. */
function retype(field: TextField, text: string) {
  field.setRangeText(text, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does in order what was held; who types meanwhile goes on typing where they were. */
async function catchUp(held: readonly Held[], typedSince: WeakSet<EventTarget>) {
  const focused = document.activeElement;
  for (const { element, typed } of held) {
    if (!element.isConnected) continue;
    if (typed !== undefined) {
      if (!typedSince.has(element)) retype(element as TextField, typed);
    } else if (isStillThere(element, focused)) {
      element.click();
      await new Promise<void>(afterPaint);
    }
  }
  const isTyping = held.some(({ element, typed }) => typed !== undefined && element === focused);
  if (isTyping && focused?.isConnected) (focused as HTMLElement).focus();
}

/**
 * Presses in this part of the page are answered from here on; those that were held are now. How is brought along, so that
 * no page has it inline.
 */
export function answerPresses(part: Element | null) {
  part?.dispatchEvent(new CustomEvent<CatchUp>(ANSWERS, { bubbles: true, detail: catchUp }));
}
