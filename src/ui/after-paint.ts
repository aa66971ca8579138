/**
 * Runs `work` after the next paint; in a hidden tab, when the tab is shown. For work that must not
 * delay the reaction to a click.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
