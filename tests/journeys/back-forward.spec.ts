import type { Page } from '@playwright/test';
import { launchWithPageCache } from '../support/page-cache.ts';
import { expect, test } from './journey.ts';
import { DANA, fill, openDialog, valuesOf } from './visitor.ts';

/** A visitor's browser keeps left pages; the test's own does not. */
const cached = test.extend({
  page: async ({ sharedSite }, use) => {
    const browser = await launchWithPageCache();
    const context = await browser.newContext({
      baseURL: sharedSite.url,
      viewport: { width: 1440, height: 900 },
    });
    await use(await context.newPage());
    await browser.close();
  },
});

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const popup = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');

/** Opens a page that says, when it is shown again, whether it came out of the page cache. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
}
async function leaveFor(page: Page, path: string) {
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
async function goBack(page: Page) {
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}
/** Past half the page, where the popup shows. */
const scrollFar = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.8, behavior: 'instant' }));

cached('the page comes back from the page cache as it was left, and works', async ({ page }) => {
  await open(page, '/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await leaveFor(page, '/contact');
  await goBack(page);
  await expect(dialog).toBeVisible();
  expect(await valuesOf(dialog)).toEqual(DANA);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toBeHidden();
});

cached('a choice made on the next page holds after Back', async ({ page }) => {
  await open(page, '/about');
  await expect(banner(page)).toBeVisible();
  await leaveFor(page, '/pricing');
  await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
  await goBack(page);
  await expect(banner(page)).toBeHidden();
});

cached('a popup dismissed on the next page does not come up after Back', async ({ page }) => {
  await open(page, '/about');
  await leaveFor(page, '/pricing');
  await scrollFar(page);
  await popup(page).getByRole('button', { name: 'Dismiss' }).click();
  await goBack(page);
  await scrollFar(page);
  await page.waitForTimeout(200);
  await expect(popup(page)).toHaveCount(0);
});

cached('a popup that stands on a kept page is gone after a dismissal in another tab', async ({ page }) => {
  await open(page, '/about');
  await scrollFar(page);
  await expect(popup(page)).toHaveCount(1);
  await leaveFor(page, '/pricing');
  const other = await page.context().newPage();
  await other.goto('/blog');
  await scrollFar(other);
  await popup(other).getByRole('button', { name: 'Dismiss' }).click();
  await goBack(page);
  await expect(popup(page)).toHaveCount(0);
});
