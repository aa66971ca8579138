import type { Locator, Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import { answerContact, DANA, fill, openDialog, submitButton } from './visitor.ts';

const KEY = 'lead-popup-dismissed';

const popup = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The tools that popups lead to, as the visit's draw picks one of them. */
const VARIANTS = [
  ['ai-quiz', '/tools/ai-seo-quiz'],
  ['gmb-scorecard', '/tools/gmb-scorecard'],
].filter(([, path = '']) => offers(path.split('/').at(-1) ?? ''));
test.skip(VARIANTS.length === 0, 'the content in use has no popup');

/** Whoever has answered the question about cookies. */
const answered = (page: Page) =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('cookie-consent', 'essential');
    } catch {
      // A browser that refuses storage.
    }
  });

/** A visit that begins now on a clock that stands still; `draw` decides between the two variants. */
async function visit(page: Page, draw: number, path = '/') {
  await answered(page);
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);
  await page.goto(path);
}

/** Scrolls so that this share of the way is behind the visitor. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate((to) => {
    const { scrollHeight } = document.documentElement;
    const arrived = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top: Math.floor((scrollHeight - innerHeight) * to), behavior: 'instant' });
    return arrived.then(() => undefined);
  }, share);

/** Phones on their side, zoom, and the smallest phone. */
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
  test(`the popup ${type} leads to its tool, is whole on every small screen, and is not shown again once dismissed`, async ({
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

test('30 seconds of the visit, counted on across pages, and not a moment earlier; it stays on the next pages, until one without popup', async ({
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
  await expect(popup(page)).toHaveCount(1);
  await page.goto('/pricing');
  await expect(popup(page)).toHaveCount(1);
  await page.goto('/privacy-policy');
  await expect(popup(page)).toHaveCount(0);
  await page.goto('/pricing');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test('past half the page, not at half; its action keeps the record', async ({ page }) => {
  await visit(page, 0.1, '/about');
  await scrollTo(page, 0.5);
  await expect(popup(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollBy({ top: 2, behavior: 'instant' }));
  await expect(popup(page)).toHaveCount(1);
  await popup(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/tools\//);
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({
    at: expect.any(Number),
    type: VARIANTS[0]?.[0],
  });
});

test('a browser that remembers nothing is not shown it on every page', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await visit(page, 0.1);
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
});

const banner = (page: Page) => page.locator('[data-cookie-banner]');
/** A first visit: nobody has answered the question about cookies. */
async function firstVisit(page: Page, path: string) {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto(path);
}
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1366, 768],
  [1440, 900],
] as const)
  test(`at ${width}x${height} it comes although the banner is unanswered, right above it, and leaves the hero's button free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await firstVisit(page, '/');
    await page.clock.runFor(30_000);
    await expect(popup(page)).toHaveCount(1);
    const [ours, theirs] = [await boxOf(popup(page)), await boxOf(banner(page))];
    expect(Math.abs(ours.y + ours.height - theirs.y)).toBeLessThanOrEqual(1);
    if (width < 640) expect(ours.height).toBeLessThanOrEqual(50);
    const button = await boxOf(page.getByRole('main').locator('.btn-primary').first());
    const overlaps =
      ours.x < button.x + button.width &&
      button.x < ours.x + ours.width &&
      ours.y < button.y + button.height &&
      button.y < ours.y + ours.height;
    expect(overlaps).toBe(false);
  });

test('scrolling never hides it', async ({ page }) => {
  await firstVisit(page, '/');
  await scrollTo(page, 0.6);
  await expect(popup(page)).toHaveCount(1);
  for (const share of [0.1, 0.3, 0.5, 0.7, 1]) {
    await scrollTo(page, share);
    await expect(popup(page)).toBeVisible();
  }
});

test('it gives way to a dialog, a menu and a field in use, and returns', async ({ page }) => {
  await visit(page, 0.1, '/about');
  await page.clock.runFor(30_000);
  await expect(popup(page)).toBeVisible();
  const dialog = await openDialog(page);
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(popup(page)).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await menu.click();
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeVisible();
});

test('a form that was sent from its own page ends it for the visit, with and without its script', async ({
  page,
}) => {
  await visit(page, 0.1, '/contact');
  await answerContact(page, [{ status: 200, body: '{}' }]);
  const form = page.locator('main form');
  await fill(form, DANA);
  await submitButton(form).click();
  await expect(page.getByText('Thank You!', { exact: true })).toBeVisible();
  await page.goto('/about');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/contact/thank-you');
  await page.goto('/about');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
});

test('a form that was sent ends it for the visit', async ({ page }) => {
  await visit(page, 0.1, '/about');
  await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.clock.runFor(30_000);
  await expect(popup(page)).toHaveCount(1);
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(popup(page)).toHaveCount(0);
  await page.goto('/pricing');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
});
