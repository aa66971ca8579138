import type { Locator } from '@playwright/test';

/**
 * Heights in px of all that a finger may hit, in one call: asked one by one, each would search the
 * page anew.
 */
export const heightsOf = (targets: Locator): Promise<number[]> =>
  targets.evaluateAll((all) => all.map((target) => target.getBoundingClientRect().height));
