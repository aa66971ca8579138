/** Event of a part that is hidden while it has the focus, and the attribute that it then gets. */
export const FOCUS_LEFT = { event: 'left', mark: 'data-left' } as const;

/**
 * Hides a part of the page. If the focus was in it, interaction.ts moves it to the visible text, at the latest when the
 * visitor uses pointer or keyboard.
 */
export function dismiss(part: HTMLElement) {
  const hadFocus = part.contains(document.activeElement);
  part.hidden = true;
  if (!hadFocus) return;
  part.setAttribute(FOCUS_LEFT.mark, '');
  part.dispatchEvent(new Event(FOCUS_LEFT.event, { bubbles: true }));
}
