import type { Page } from '@playwright/test';
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
      for (const part of await popup(page).locator('p, a, button').all())
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

test('30 seconds of the visit, counted on across pages, and not a moment earlier; once a visit, also when it was not answered', async ({
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

test('it waits for the answer to the banner, and a moment longer', async ({ page }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto('/about');
  await page.clock.runFor(120_000);
  await scrollTo(page, 0.9);
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Accept All', exact: true }).click();
  await page.clock.runFor(2_000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(popup(page)).toHaveCount(1);
});

test.describe('without smooth scrolling', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it never stands over what an anchor has led to, be it in the address or a link', async ({
    page,
  }) => {
    await visit(page, 0.1, '/pricing#packages');
    await expect(page.locator('#packages')).toBeInViewport();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
    await scrollTo(page, 1);
    await page.clock.runFor(5_000);
    await expect(popup(page)).toHaveCount(1);
  });

  test('it never stands over the results of the home page', async ({ page }) => {
    await visit(page, 0.1);
    test.skip(
      (await page.locator('#results').count()) === 0,
      'the content in use shows no results',
    );
    await page.locator('main a[href="#results"]').first().click();
    await expect(page.locator('#results')).toBeInViewport();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
    await scrollTo(page, 1);
    await page.clock.runFor(5_000);
    await expect(popup(page)).toHaveCount(1);
    await page.locator('#results').evaluate((results) => results.scrollIntoView());
    await expect(popup(page)).toHaveCount(0);
  });
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
