/** Runs `work` after the next paint, so that it does not delay the reaction to a click. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
