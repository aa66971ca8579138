import type { Page } from '@playwright/test';
import { addAxe } from '../support/axe.ts';
import { recordProblems } from '../support/page-problems.ts';
import { addLooks } from '../support/pictures/looks.ts';
import { test as base } from '../support/site-fixture.ts';

type Size = { width: number; height: number };

export type PageTab = {
  page: Page;
  /** Contains console errors and warnings, and uncaught exceptions, since the page was opened. */
  problems: string[];
  open(address: string, size: Size): Promise<void>;
  show(address: string, size: Size): Promise<void>;
};

/** Opening a browser context takes as long as loading a page, so a worker shares one tab. */
export const test = base.extend<object, { tab: PageTab }>({
  tab: [
    async ({ browser, sharedSite }, use) => {
      const context = await browser.newContext({
        baseURL: sharedSite.url,
        reducedMotion: 'reduce',
      });
      const problems = await recordProblems(context);
      const page = await context.newPage();
      await addLooks(page);
      await addAxe(page);
      let openPage = '';
      const open = async (address: string, size: Size) => {
        problems.length = 0;
        openPage = '';
        await page.setViewportSize(size);
        await page.goto(address);
        openPage = address;
      };
      const show = async (address: string, size: Size) =>
        openPage === address ? page.setViewportSize(size) : open(address, size);
      await use({ page, problems, open, show });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '../support/site-fixture.ts';
