import type { BrowserContext, Page } from '@playwright/test';
import { launchWithBackForwardCache } from '../support/back-forward-cache.ts';
import { expect, test } from './journey.ts';

/**
 * Tests in a browser with the back/forward cache, which Playwright disables by default. All tests of
 * a worker share one browser and have separate profiles.
 */
export const testWithBfcache = test.extend<object, { newProfile: () => Promise<BrowserContext> }>({
  newProfile: [
    async ({ sharedSite }, use) => {
      const browser = await launchWithBackForwardCache();
      const viewport = { width: 1440, height: 900 };
      await use(() => browser.newContext({ baseURL: sharedSite.url, viewport }));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ newProfile }, use) => {
    const context = await newProfile();
    await use(context);
    await context.close();
  },
});

/** Records whether the page was restored from the back/forward cache. */
export const recordCacheReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
export async function openAndRecord(page: Page, path: string) {
  await page.goto(path);
  await recordCacheReturn(page);
}
export async function leaveFor(page: Page, path: string) {
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
export async function goBack(page: Page) {
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}
