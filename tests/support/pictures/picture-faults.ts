import type { Page } from '@playwright/test';
import { clipped } from './clipped.ts';
import { drawings, smallTargets, unnumbered } from './drawings.ts';
import { brokenNumbers } from './numbers.ts';

/** What is wrong with the picture of a page as it stands in a tab (see `addLooks`), each fault a line of text. */
export async function pictureFaults(tab: Page): Promise<string[]> {
  return [
    ...(await tab.evaluate(brokenNumbers)),
    ...(await tab.evaluate(clipped)),
    ...(await tab.evaluate(drawings)),
    ...(await tab.evaluate(smallTargets)),
    ...(await tab.evaluate(unnumbered)),
  ];
}

/** Folded answers are opened, so that they are measured too. */
export function unfold(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
