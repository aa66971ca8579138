import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DANA, fill, openDialog, submitButton } from './visitor.ts';

const QUIZ = 'Is Your Firm Ready for AI Search?';
const SCORECARD = "How's Your Google Business Profile?";
const KEY = 'lead-popup-dismissed';
const WEEK_MS = 604_800_000;

const popup = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

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

for (const [draw, title, subtitle, action, href] of [
  [0.49, QUIZ, 'Take our 2-minute quiz', 'Start Free Quiz', '/tools/ai-seo-quiz'],
  [0.5, SCORECARD, 'Get your free scorecard', 'Get Scorecard', '/tools/gmb-scorecard'],
] as const) {
  test(`the draw ${draw} shows "${title}"`, async ({ page }) => {
    await visit(page, draw);
    await page.clock.runFor(30_000);
    await expect(popup(page)).toHaveCount(1);
    for (const words of [title, subtitle])
      await expect(popup(page).getByText(words, { exact: true })).toBeVisible();
    await expect(popup(page).getByRole('link', { name: action, exact: true })).toHaveAttribute('href', href);
  });
}

test('30 seconds of the visit, counted on across pages, and not a moment earlier', async ({ page }) => {
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
});

test('past half the page, not at half', async ({ page }) => {
  await visit(page, 0.1, '/about');
  await scrollTo(page, 0.5);
  await expect(popup(page)).toHaveCount(0);
  await page.evaluate(() => window.scrollBy({ top: 2, behavior: 'instant' }));
  await expect(popup(page)).toHaveCount(1);
});

test('once a visit, also when it was not answered', async ({ page }) => {
  await visit(page, 0.1);
  await page.clock.runFor(30_000);
  await expect(popup(page)).toHaveCount(1);
  await page.goto('/about');
  await page.clock.runFor(60_000);
  await expect(popup(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();
});

test('dismissing hides it and keeps time and type', async ({ page }) => {
  await visit(page, 0.9);
  await page.clock.runFor(30_000);
  const now = await page.evaluate(() => Date.now());
  await popup(page).getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(popup(page)).toHaveCount(0);
  const record = JSON.parse((await stored(page)) ?? '');
  expect(record).toEqual({ at: expect.any(Number), type: 'gmb-scorecard' });
  expect(record.at - now).toBeGreaterThanOrEqual(0);
  expect(record.at - now).toBeLessThan(5000);
});

test('its action keeps the same record', async ({ page }) => {
  await visit(page, 0.1);
  await page.clock.runFor(30_000);
  await popup(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/tools\/ai-seo-quiz$/);
  expect(JSON.parse((await stored(page)) ?? '')).toEqual({ at: expect.any(Number), type: 'ai-quiz' });
});

for (const [age, shown] of [
  [WEEK_MS - 1, 0],
  [WEEK_MS, 1],
  [WEEK_MS + 1, 1],
] as const) {
  test(`a dismissal ${age - WEEK_MS} ms from 7 days ago ${shown ? 'no longer holds' : 'holds'}`, async ({
    page,
  }) => {
    // The clock of this page is fixed, so that the last millisecond can be told.
    const now = Date.UTC(2026, 0, 15);
    await page.clock.setFixedTime(now);
    await page.addInitScript(
      ([key, at]) => localStorage.setItem(String(key), JSON.stringify({ at, type: 'ai-quiz' })),
      [KEY, now - age] as const,
    );
    await answered(page);
    await page.goto('/about');
    await scrollTo(page, 0.9);
    await expect(popup(page)).toHaveCount(shown);
  });
}

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

  test('it never stands over the results, nor over what an anchor has led to', async ({ page }) => {
    await visit(page, 0.1);
    await page.getByRole('link', { name: 'View Our Results' }).click();
    await expect(page.locator('#results')).toBeInViewport();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
    await scrollTo(page, 1);
    await page.clock.runFor(5_000);
    await expect(popup(page)).toHaveCount(1);
    await page.locator('#results').evaluate((results) => results.scrollIntoView());
    await expect(popup(page)).toHaveCount(0);
  });

  test('an address with an anchor is no scrolling', async ({ page }) => {
    await visit(page, 0.1, '/pricing#growth');
    await expect(page.locator('#growth')).toBeInViewport();
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('a form that was sent ends it for the visit', async ({ page }) => {
  await visit(page, 0.1, '/about');
  await page.route('**/functions/v1/send-contact-email', (route) =>
    route.fulfill({ status: 200, body: '{}', contentType: 'application/json' }),
  );
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

for (const [name, width, height] of [
  ['a phone on its side', 844, 390],
  ['a small phone on its side', 667, 375],
  ['a narrow phone on its side', 740, 360],
  ['a large phone on its side', 932, 430],
  ['200 % zoom', 683, 384],
  ['400 % zoom', 320, 256],
  ['a small phone', 320, 568],
] as const)
  for (const draw of [0.1, 0.9])
    test(`${name}: the popup of the draw ${draw} is whole`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, draw, '/about');
      await page.clock.runFor(30_000);
      await expect(popup(page)).toHaveCount(1);
      for (const part of await popup(page).locator('p, a, button').all())
        await expect(part).toBeInViewport({ ratio: 1 });
      const hidden = await popup(page).evaluate((box) => box.scrollHeight - box.clientHeight);
      expect(hidden).toBeLessThanOrEqual(0);
    });
