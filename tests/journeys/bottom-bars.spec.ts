import type { Page } from '@playwright/test';
import { hasPopup } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

const stackIsWatched = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('style', /scroll-padding-bottom/);

const answerBanner = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));

const MAX_STOPS = 75;

/**
 * Runs in the page. Returns the text of the focused control if a fixed element covers one of its
 * corners.
 */
async function coveredControl() {
  // The bottom bars return within a frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const focused = document.activeElement;
  if (
    !focused ||
    focused === document.body ||
    focused.closest('[data-bottom-bars], header, .skip-link')
  )
    return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isHidden = [
    [left + 1, top + 1],
    [right - 1, top + 1],
    [left + 1, bottom - 1],
    [right - 1, bottom - 1],
  ].some(([x = 0, y = 0]) => {
    const covering = document.elementFromPoint(x, y);
    return (
      !covering || Boolean(covering.closest('[data-cookie-banner], [data-lead-popup], header'))
    );
  });
  return isHidden ? (focused.textContent?.trim() ?? '') : null;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function atEachSize(
  page: Page,
  check: (viewport: { width: number; height: number }) => Promise<void>,
) {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await check(viewport);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
}
const popupOf = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');

test('banner and popup never cover the focused control', async ({ page }) => {
  await page.clock.install();
  await atEachSize(page, async ({ width }) => {
    await page.goto('/');
    await expect(page.locator('[data-cookie-banner]')).toBeVisible();
    await page.clock.runFor(30_000);
    if (hasPopup) await expect(popupOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await stackIsWatched(page);
    const covered: (string | null)[] = [];
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      await page.keyboard.press('Tab');
      covered.push(await page.evaluate(coveredControl));
    }
    expect(covered.filter(Boolean), `${width} px`).toEqual([]);
  });
});

test('a popup that opens over the focused control moves it into view', async ({ page }) => {
  test.skip(!hasPopup, 'the content in use has no popup');
  await page.clock.install();
  await answerBanner(page);
  await atEachSize(page, async () => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link').nth(1);
    await link.focus();
    await page.keyboard.press('Shift');
    await stackIsWatched(page);
    await page.evaluate(() => {
      const { bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
      scrollBy({ top: bottom - innerHeight + 8, behavior: 'instant' });
    });
    await page.clock.runFor(30_000);
    await expect(popupOf(page)).toBeVisible();
    await expect.poll(() => page.evaluate(coveredControl)).toBeNull();
  });
});
