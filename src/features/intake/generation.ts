/** How far the bar moves with each second of waiting, in percent. */
const PROGRESS_STEP = 10;
/** Length of a step in ms. */
const PROGRESS_STEP_MS = 1000;
/** The bar stays here until the script has arrived, in percent. */
const PROGRESS_CAP = 90;
export const PROGRESS_DONE = 100;
/** The waiting is shown at least this long in ms, so that a script that is there at once is seen to arrive. */
const WAITING_SHOWN_MS = 1000;
/** A full bar is shown this long in ms. */
export const DONE_SHOWN_MS = 300;

/** Percent of the bar so many ms after the start, while the script is on its way. */
export function waitingPercent(ms: number): number {
  return Math.min(PROGRESS_CAP, Math.floor(ms / PROGRESS_STEP_MS) * PROGRESS_STEP);
}

/** How much longer the bar is on its way, in ms, for a script that has arrived after `ms`. */
export function stillShownMs(ms: number): number {
  return Math.max(0, WAITING_SHOWN_MS - DONE_SHOWN_MS - ms);
}
