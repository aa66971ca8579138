import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Minified: the package's own entry gives more than twice as much, which the browser would read for
 * every document.
 */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Gives axe to every document that a tab will open: its half megabyte is sent once, and the browser
 * remembers what it made of it.
 */
export async function addAxe(tab: Page) {
  await tab.addInitScript(SOURCE);
}

/** What axe finds on a page, or in a part of it, as it stands: rule and element of each. */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  // Its half megabyte is given to each document once, however often that is judged.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Elements that hold are judged too, but not described.
    // It would fetch and read the style sheets once more, which only rules that are off ask for.
    const { violations } = await run(selector ?? document, {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, part);
}
