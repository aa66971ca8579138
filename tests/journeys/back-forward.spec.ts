import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../support/chromium.ts';
import { expect, test } from './journey.ts';
import { DANA, fill, openDialog, valuesOf } from './visitor.ts';

test('the page comes back from the back/forward cache as it was left, and works', async ({ sharedSite }) => {
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
  });
  const page = await browser.newPage();
  await page.goto(sharedSite.url);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await page.evaluate(() => location.assign('/contact'));
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(dialog).toBeVisible();
  expect(await valuesOf(dialog)).toEqual(DANA);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect(page.locator('[data-cookie-banner]')).toBeHidden();
  await browser.close();
});
