import type { Page } from '@playwright/test';
import { addressOf } from '../../server/serving/stored-file.ts';
import { axeFaults } from '../support/axe.ts';
import { test as base, expect } from '../support/site-fixture.ts';
import { pageFiles } from './page-files.ts';

const WIDTHS = [390, 1440];
const HEIGHT = 900;
/** Of one page at both widths, in ms; most of it is waiting for a busy machine. */
const PAGE_TIMEOUT_MS = 60_000;

/** One tab for all pages of a worker: opening a browser context takes as long as the page itself. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser, sharedSite }, use) => {
      const context = await browser.newContext({ baseURL: sharedSite.url, reducedMotion: 'reduce' });
      const tab = await context.newPage();
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ timeout: PAGE_TIMEOUT_MS });

for (const address of pageFiles().map(addressOf)) {
  test(`axe finds nothing on ${address}`, async ({ tab }) => {
    await tab.goto(address);
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: HEIGHT });
      expect(await axeFaults(tab), `${width} px`).toEqual([]);
      const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px: wider than the screen by so many px`).toBeLessThanOrEqual(0);
    }
  });
}
