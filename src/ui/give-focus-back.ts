import { focusWhereRead } from './focus-where-read.ts';

/**
 * Remembers where the focus was before it came into a part of the page.
 * In: the part, before the focus is in it. Out: a function that removes it; focus that was in it goes back to where
 * it came from, or, when that is gone, to the dialog around the part or to what the visitor reads.
 */
export function removableWithFocus(part: HTMLElement) {
  let before = document.activeElement;
  part.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !part.contains(relatedTarget)) before = relatedTarget;
  });
  return () => {
    const hadFocus = part.contains(document.activeElement);
    const around = part.closest<HTMLElement>('dialog');
    part.remove();
    if (!hadFocus) return;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    const isBack = document.activeElement === before && before !== document.body;
    if (isBack) return;
    if (around) around.focus({ preventScroll: true });
    else focusWhereRead();
  };
}
