import { focusWhereRead } from '../ui/focus-where-read.ts';

/** Hides a part of the page; focus that was in it goes to what the visitor reads instead of nowhere. */
export function dismiss(part: HTMLElement) {
  const hadFocus = part.contains(document.activeElement);
  part.hidden = true;
  if (hadFocus) focusWhereRead();
}
