/**
 * Puts off what the answer to a press need not wait for: measuring, a message, changing the address each cost the
 * browser milliseconds.
 * The work is done once the present state of the page has been drawn; in a hidden tab, when that is shown.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
