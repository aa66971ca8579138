import type { Locator } from '@playwright/test';

/** One call for all elements: separate calls would search the page anew for each. */
export const heightsOf = (targets: Locator): Promise<number[]> =>
  targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
