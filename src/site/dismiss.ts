/** Event of a part that is hidden while it has the focus, and the attribute that it has from then on. */
export const FOCUS_LEFT = { event: 'left', mark: 'data-left' } as const;

/**
 * Hides a part of the page. Focus that was in it moves to the visible text (interaction.ts), at the first sign of a
 * visitor at the latest.
 */
export function dismiss(part: HTMLElement) {
  const hadFocus = part.contains(document.activeElement);
  part.hidden = true;
  if (!hadFocus) return;
  part.setAttribute(FOCUS_LEFT.mark, '');
  part.dispatchEvent(new Event(FOCUS_LEFT.event, { bubbles: true }));
}
