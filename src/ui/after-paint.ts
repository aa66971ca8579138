/**
 * Runs `work` after the browser has painted the current state of the page; in a hidden tab, when the tab is shown. Use it
 * for work that would delay the reaction to a click, such as measuring, messages and changes of the address.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
