import type { Page } from '@playwright/test';
import { addAxe } from '../support/axe.ts';
import { addLooks } from '../support/pictures/looks.ts';
import { test as base } from '../support/site-fixture.ts';

type Size = { width: number; height: number };

/** All tests of a page share one tab, because loading takes longer than most checks. */
export type PageTab = {
  page: Page;
  /** Contains console errors and warnings, and uncaught exceptions, since the page was opened. */
  troubles: string[];
  open(address: string, size: Size): Promise<void>;
  /** Loads the page only if another one is open. */
  show(address: string, size: Size): Promise<void>;
  /** Marks the page as altered, so that the next test loads it again. */
  leave(): void;
};

/** Opening a browser context takes as long as loading a page, so a worker shares one tab. */
export const test = base.extend<object, { tab: PageTab }>({
  tab: [
    async ({ browser, sharedSite }, use) => {
      const context = await browser.newContext({
        baseURL: sharedSite.url,
        reducedMotion: 'reduce',
      });
      const troubles: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
      });
      context.on('weberror', (error) => troubles.push(String(error.error())));
      const page = await context.newPage();
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error('[policy]', event.violatedDirective, event.blockedURI);
        });
      });
      await addLooks(page);
      await addAxe(page);
      let standing = '';
      const open = async (address: string, size: Size) => {
        troubles.length = 0;
        standing = '';
        await page.setViewportSize(size);
        await page.goto(address);
        standing = address;
      };
      const show = async (address: string, size: Size) =>
        standing === address ? page.setViewportSize(size) : open(address, size);
      const leave = () => {
        standing = '';
      };
      await use({ page, troubles, open, show, leave });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '../support/site-fixture.ts';
