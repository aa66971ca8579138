import type { Page } from '@playwright/test';
import { POPUP_DISMISSED_KEY } from '../../src/site/lead-popup-rules.ts';
import { expect, test } from './journey.ts';
import { popup, scrollTo, VARIANTS, visit } from './popup-visitor.ts';
import { openDialog } from './visitor.ts';

const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), POPUP_DISMISSED_KEY);
const ONE_ROW_PX = 60;

test.skip(VARIANTS.length === 0, 'the content in use has no popup');

const SIZES = [
  [844, 390],
  [667, 375],
  [740, 360],
  [932, 430],
  [683, 384],
  [320, 256],
  [320, 568],
] as const;

for (const [nth, [type, href]] of VARIANTS.entries())
  test(`the popup ${type} links to its tool, fits every small screen, and is not shown again after dismissal`, async ({
    page,
  }) => {
    await visit(page, (nth + 0.5) / VARIANTS.length, '/about');
    await page.clock.runFor(30_000);
    await expect(popup(page)).toHaveCount(1);
    await expect(popup(page).getByRole('link')).toHaveAttribute('href', href ?? '');
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const part of await popup(page).locator('p:visible, a, button').all())
        await expect(part, `${width}x${height}`).toBeInViewport({ ratio: 1 });
      const hidden = await popup(page).evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden, `${width}x${height}`).toBeLessThanOrEqual(0);
    }
    const now = await page.evaluate(() => Date.now());
    await popup(page).getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(popup(page)).toHaveCount(0);
    const record = JSON.parse((await stored(page)) ?? '');
    expect(record).toEqual({ at: expect.any(Number), type });
    expect(record.at - now).toBeGreaterThanOrEqual(0);
    expect(record.at - now).toBeLessThan(5000);
  });

test('it appears after 30 seconds of the visit, counted across pages, and not earlier', async ({
  page,
}) => {
  await visit(page, 0.1);
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  await page.goto('/about');
  const began = await page.evaluate(() => Number(sessionStorage.getItem('visit-start')));
  const now = await page.evaluate(() => Date.now());
  await page.clock.runFor(began + 30_000 - now - 1);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(popup(page)).toBeVisible();
});

test('it appears past half of the page, not at half, directly above the banner, and scrolling never hides it', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, 0.1);
    await scrollTo(page, 0.5);
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(() => window.scrollBy({ top: 2, behavior: 'instant' }));
    await expect(popup(page)).toBeVisible();
    const [popupBox, bannerBox] = await Promise.all([
      popup(page).boundingBox(),
      page.locator('[data-cookie-banner]').boundingBox(),
    ]);
    expect((popupBox?.y ?? 0) + (popupBox?.height ?? 0)).toBeCloseTo(bannerBox?.y ?? 0, 0);
    if (width < 640) expect(popupBox?.height).toBeLessThan(ONE_ROW_PX);
    for (const share of [0.9, 0.3, 0.1]) {
      await scrollTo(page, share);
      await expect(popup(page), `at ${share}`).toBeVisible();
    }
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('it stays on the next pages, until a page without a popup ends it for the visit', async ({
  page,
}) => {
  await visit(page, 0.1, '/about');
  await page.clock.runFor(30_000);
  const type = await popup(page).getAttribute('data-lead-popup');
  await page.goto('/pricing');
  await expect(popup(page)).toHaveAttribute('data-lead-popup', type ?? '');
  await page.goto('/contact');
  await expect(popup(page)).toHaveCount(0);
  await page.goto('/about');
  await page.clock.runFor(60_000);
  await scrollTo(page, 0.9);
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test('it hides while a dialog, a menu or a field is in use, and returns afterwards', async ({
  page,
}) => {
  await visit(page, 0.1);
  await page.clock.runFor(30_000);
  await expect(popup(page)).toBeVisible();
  const dialog = await openDialog(page);
  await expect(popup(page)).toBeHidden();
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(popup(page)).toBeVisible();
  await page.getByRole('banner').locator('[data-menu] summary').first().press('Enter');
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeVisible();
  const field = page.getByRole('main').locator('input:visible, select:visible').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  await expect(popup(page)).toBeHidden();
  await field.blur();
  await expect(popup(page)).toBeVisible();
});
