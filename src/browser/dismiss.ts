/** Hides a part of the page; focus that was in it goes to the page's main part instead of nowhere. */
export function dismiss(part: HTMLElement) {
  const hadFocus = part.contains(document.activeElement);
  part.hidden = true;
  if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
}
