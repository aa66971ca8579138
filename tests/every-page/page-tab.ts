import type { Page } from '@playwright/test';
import { addAxe } from '../support/axe.ts';
import { addLooks } from '../support/pictures/looks.ts';
import { test as base } from '../support/site-fixture.ts';

type Size = { width: number; height: number };

/**
 * One tab in which all tests of a page look at it: a visit takes longer than most of what they ask.
 */
export type PageTab = {
  page: Page;
  /** Console errors and warnings, and uncaught exceptions, since the page was opened. */
  troubles: string[];
  /** Loads a page at a size, whether it stands there or not. */
  open(address: string, size: Size): Promise<void>;
  /** Brings a page to a size; loads it only when another stands there. */
  show(address: string, size: Size): Promise<void>;
  /** The page is no longer as it was loaded: whoever wants it next loads it. */
  leave(): void;
};

/**
 * One tab for all pages of a worker: opening a browser context takes as long as the page itself.
 */
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
