/** Event by which a part that took the focus away with it asks for another place (interaction.ts). */
export const FOCUS_LOST = 'focuslost';

/** Hides a part of the page; focus that was in it goes to what the visitor reads instead of nowhere. */
export function dismiss(part: HTMLElement) {
  const hadFocus = part.contains(document.activeElement);
  part.hidden = true;
  if (hadFocus) dispatchEvent(new Event(FOCUS_LOST));
}
