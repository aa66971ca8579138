import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * The minified file is less than half as large as the package's default entry, and the browser
 * parses it for every document.
 */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** An init script is sent once (half a megabyte), and the browser caches its compiled code. */
export async function addAxe(tab: Page) {
  await tab.addInitScript(SOURCE);
}

export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (selector) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Axe also describes passing elements and fetches style sheets again by default.
    const { violations } = await run(selector ?? document, {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, part);
}

/** Returns the faults on a phone and on a laptop. */
export async function axeFaultsAtWidths(page: Page, part?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const fault of await axeFaults(page, part)) faults.push(`${width} px: ${fault}`);
  }
  return faults;
}
