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
/** All of them in one call: each call of a page waits until it has nothing else to do. */
const ALL_CHECKS = `[${CHECKS.map((check) => `...(${check})()`)}]`;

/**
 * What is wrong with the picture of a page as it stands in a tab (see `addLooks`), each fault a
 * line of text.
 */
export const pictureFaults = (tab: Page): Promise<string[]> => tab.evaluate(ALL_CHECKS);

/** Folded answers are opened, so that they are measured too. */
export function unfold(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
