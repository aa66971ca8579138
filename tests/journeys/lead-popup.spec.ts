import type { Page } from '@playwright/test';
import { POPUP_DISMISSED_KEY } from '../../src/site/lead-popup-rules.ts';
import { hasFeature } from '../support/content-in-use.ts';
import { expect, test, WITH_MOTION } from './journey.ts';
import { answerContact, DANA, fill, openDialog, submitButton } from './visitor.ts';

test.use(WITH_MOTION);

const popup = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');

/** A random number of the visit selects one of these tools. */
const VARIANTS = [
  ['ai-quiz', '/tools/ai-seo-quiz'],
  ['gmb-scorecard', '/tools/gmb-scorecard'],
].filter(([, path = '']) => hasFeature(path.split('/').at(-1) ?? ''));

/** The popup starts when its file has arrived. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('[data-lead-popup]').first().waitFor({ state: 'attached' });
}

/** Starts a first visit with the cookie banner and a stopped clock; `draw` selects the variant. */
async function visit(page: Page, randomNumber: number, path = '/') {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, randomNumber);
  await open(page, path);
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate((share) => {
    const { scrollHeight } = document.documentElement;
    const arrived = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: Math.floor((scrollHeight - innerHeight) * share), behavior: 'instant' });
    return arrived.then(() => undefined);
  }, share);

const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), POPUP_DISMISSED_KEY);
const ONE_ROW_PX = 60;

test.skip(VARIANTS.length === 0, 'the content in use has no popup');

const SIZES = [
  [844, 390],
  [360, 225],
  [320, 256],
  [320, 568],
] as const;

for (const [nth, [type, href]] of VARIANTS.entries())
  test(`the popup ${type} fits half of a small screen and stays dismissed`, async ({ page }) => {
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
      // The popup is above the cookie banner, so together they leave half of the window.
      const { y = 0 } = (await popup(page).boundingBox()) ?? {};
      expect(y, `${width}x${height}`).toBeGreaterThan(height / 2);
    }
    await popup(page).getByRole('button', { name: 'Dismiss', exact: true }).click();
    await expect(popup(page)).toHaveCount(0);
    const record = JSON.parse((await stored(page)) ?? '');
    expect(record).toEqual({ at: expect.any(Number), type });
  });

test('the popup appears after 30 seconds, counted across pages', async ({ page }) => {
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

test('the popup appears past half of the page, above the banner', async ({ page }) => {
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
    await scrollTo(page, 0.1);
    await expect(popup(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('the popup stays until a page without a popup', async ({ page }) => {
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

test('the popup hides while a dialog, a menu or a field is in use', async ({ page }) => {
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

test('a sent form ends the popup for the visit', async ({ page }) => {
  const expectNone = async () => {
    // The popup would appear after 30 seconds of the visit or past half of the page.
    await page.evaluate(() => sessionStorage.setItem('visit-start', String(Date.now() - 40_000)));
    await page.goto('/pricing');
    await scrollTo(page, 0.9);
    await expect(popup(page)).toHaveCount(0);
  };
  await answerContact(page, [{ status: 200, body: '{}' }]);
  await open(page, '/about');
  await scrollTo(page, 0.9);
  await expect(popup(page)).toBeVisible();
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expectNone();
  await page.evaluate(() => sessionStorage.clear());
  // The server redirects a form that was sent without JavaScript to this page.
  await open(page, '/contact/thank-you');
  await expectNone();
});
