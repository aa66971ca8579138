import type { Page } from '@playwright/test';
import { hasPopup } from '../support/content-in-use.ts';
import { goBack, leaveFor, openAndRecord, testWithBfcache } from './back-forward-visitor.ts';
import { expect } from './journey.ts';
import { DANA, fill, openDialog, valuesOf } from './visitor.ts';

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const popup = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');

const scrollFar = (page: Page) =>
  page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight * 0.8, behavior: 'instant' }),
  );

testWithBfcache(
  'a page from the back/forward cache is as it was left, and works',
  async ({ page }) => {
    await openAndRecord(page, '/');
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
  },
);

testWithBfcache(
  'a cookie choice and a popup dismissal on the next page apply after Back',
  async ({ page }) => {
    await openAndRecord(page, '/about');
    await expect(banner(page)).toBeVisible();
    await leaveFor(page, '/pricing');
    await scrollFar(page);
    if (hasPopup) await popup(page).getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
    await goBack(page);
    await expect(banner(page)).toBeHidden();
    await scrollFar(page);
    // The popup would appear with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
    );
    await expect(popup(page)).toHaveCount(0);
  },
);
