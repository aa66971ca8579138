import type { Page } from '@playwright/test';
import { clipped } from './clipped.ts';
import { covered, drawings, outdone, smallTargets, unnumbered } from './drawings.ts';
import { brokenNumbers } from './numbers.ts';
import { brokenWords } from './words.ts';

const CHECKS = [
  brokenNumbers,
  brokenWords,
  clipped,
  drawings,
  smallTargets,
  unnumbered,
  covered,
  outdone,
];
/** One call runs all checks, because each call waits until the page is idle. */
const ALL_CHECKS = `[${CHECKS.map((check) => `...(${check})()`)}]`;

export const pictureFaults = (tab: Page): Promise<string[]> => tab.evaluate(ALL_CHECKS);

/** Folded answers are opened, so that they are measured too. */
export function unfold(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
