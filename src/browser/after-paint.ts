/**
 * Puts off what the answer to a press need not wait for: moving the focus, measuring and changing the address each cost
 * the browser milliseconds.
 * In: the work. It is done once the present state of the page has been drawn.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
