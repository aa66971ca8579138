import type { BrowserContext, Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const popup = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');
const scrollFar = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.8, behavior: 'instant' }));

/** A page and one more tab of the same visitor. */
async function twoTabs(context: BrowserContext, page: Page) {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/about');
  return other;
}

test('a choice in one tab hides the banner of the other; cleared storage brings it back', async ({
  context,
  page,
}) => {
  const other = await twoTabs(context, page);
  await expect(banner(page)).toBeVisible();
  await other.getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toBeHidden();
  await other.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
  await expect(banner(page)).toBeHidden();
});

test('a popup dismissed in one tab goes in the other', async ({ context, page }) => {
  test.skip(!offers('ai-seo-quiz') && !offers('gmb-scorecard'), 'the content in use has no popup');
  const other = await twoTabs(context, page);
  await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
  for (const tab of [page, other]) {
    await scrollFar(tab);
    await expect(popup(tab)).toHaveCount(1);
  }
  await popup(other).getByRole('button', { name: 'Dismiss' }).click();
  await expect(popup(page)).toHaveCount(0);
});
