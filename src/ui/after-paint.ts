/**
 * Runs `work` after the next paint, so that it does not delay the reaction to a click. In a hidden
 * tab it waits until the tab is shown.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
