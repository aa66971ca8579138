/**
 * An element that is hidden while it has the focus gets this attribute and dispatches this event.
 */
export const LOST_FOCUS = { event: 'left', attribute: 'data-left' } as const;

/** interaction.ts moves a lost focus to the visible text when the visitor uses the page. */
export function dismiss(element: HTMLElement) {
  const hadFocus = element.contains(document.activeElement);
  element.hidden = true;
  if (!hadFocus) return;
  element.setAttribute(LOST_FOCUS.attribute, '');
  element.dispatchEvent(new Event(LOST_FOCUS.event, { bubbles: true }));
}
