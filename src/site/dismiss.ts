/**
 * An element that is hidden while it has the focus gets this attribute and dispatches this event.
 */
export const FOCUS_LEFT = { event: 'left', mark: 'data-left' } as const;

/** interaction.ts moves a lost focus to the visible text when the visitor uses the page. */
export function dismiss(element: HTMLElement) {
  const hadFocus = element.contains(document.activeElement);
  element.hidden = true;
  if (!hadFocus) return;
  element.setAttribute(FOCUS_LEFT.mark, '');
  element.dispatchEvent(new Event(FOCUS_LEFT.event, { bubbles: true }));
}
