import type { Page } from '@playwright/test';
import { addressOf } from '../../server/serving/stored-file.ts';
import { addLooks } from '../support/pictures/looks.ts';
import { pictureFaults, unfold } from '../support/pictures/picture-faults.ts';
import { test as base, expect } from '../support/site-fixture.ts';
import { pageFiles } from './page-files.ts';

/** The widths every page is looked at, from a small phone to a wide screen. */
const WIDTHS = [320, 360, 390, 768, 1024, 1440];
const HEIGHT = 900;

/** One tab for all pages of a worker: opening a browser context takes as long as the page itself. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser, sharedSite }, use) => {
      const context = await browser.newContext({ baseURL: sharedSite.url, reducedMotion: 'reduce' });
      const tab = await context.newPage();
      await addLooks(tab);
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const address of pageFiles().map(addressOf)) {
  test(`${address} is whole at every width`, async ({ tab }) => {
    await tab.goto(address);
    await unfold(tab);
    for (const width of WIDTHS) {
      await tab.setViewportSize({ width, height: HEIGHT });
      expect(await pictureFaults(tab), `${width} px`).toEqual([]);
    }
  });
}
