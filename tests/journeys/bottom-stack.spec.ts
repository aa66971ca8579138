import type { Locator, Page } from '@playwright/test';
import { hasPopup } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not drawn');
  return box;
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The script that watches the stack is loaded at the first sign of a pointer or key. */
const stackIsWatched = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('style', /scroll-padding-bottom/);

/** A visitor who has answered the question about cookies. */
const answered = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));

/** More stops of the keyboard than the home page has. */
const MAX_STOPS = 75;

/**
 * In the page: the words of the focused control where something fixed lies over one of its corners,
 * else null.
 */
function coveredControl() {
  const focused = document.activeElement;
  if (
    !focused ||
    focused === document.body ||
    focused.closest('[data-bottom-stack], header, .skip-link')
  )
    return null;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isHidden = [
    [left + 1, top + 1],
    [right - 1, top + 1],
    [left + 1, bottom - 1],
    [right - 1, bottom - 1],
  ].some(([x = 0, y = 0]) => {
    const over = document.elementFromPoint(x, y);
    return !over || Boolean(over.closest('[data-cookie-banner], [data-lead-popup], header'));
  });
  return isHidden ? (focused.textContent?.trim() ?? '') : null;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** On a phone and on a wide screen, each time by a visitor of whom nothing is stored. */
async function atEachSize(
  page: Page,
  look: (viewport: { width: number; height: number }) => Promise<void>,
) {
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await look(viewport);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
}
const popupOf = (page: Page) => page.locator('[data-lead-popup]:not([hidden])');

test.describe('on a phone and on a wide screen', () => {
  // Without smooth scrolling a control is in its place at once.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const shown of [
    '[data-cookie-banner]',
    ...(hasPopup ? ['[data-lead-popup]:not([hidden])'] : []),
  ])
    test(`${shown} never covers the focused control`, async ({ page }) => {
      await page.clock.install();
      if (shown.includes('popup')) await answered(page);
      await atEachSize(page, async ({ width }) => {
        await page.goto('/');
        await page.clock.runFor(30_000);
        await expect(page.locator(shown)).toBeVisible();
        await page.keyboard.press('Tab');
        await stackIsWatched(page);
        const covered: (string | null)[] = [];
        for (let stop = 0; stop < MAX_STOPS; stop++) {
          await page.keyboard.press('Tab');
          // What comes back at the bottom is measured with the next picture.
          await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => setTimeout(r))));
          covered.push(await page.evaluate(coveredControl));
        }
        expect(covered.filter(Boolean), `${width} px`).toEqual([]);
      });
    });

  test('a popup that opens over the focused control moves it into view', async ({ page }) => {
    test.skip(!hasPopup, 'the content in use has no popup');
    await page.clock.install();
    await answered(page);
    await atEachSize(page, async () => {
      await page.goto('/');
      const link = page.getByRole('main').getByRole('link').nth(1);
      await link.focus();
      await page.keyboard.press('Shift');
      await stackIsWatched(page);
      // At the lower edge, where the popup covers it.
      await page.evaluate(() => {
        const { bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 8, behavior: 'instant' });
      });
      await page.clock.runFor(30_000);
      await expect(popupOf(page)).toBeVisible();
      await expect
        .poll(async () => overlap(await boxOf(popupOf(page)), await boxOf(link)))
        .toBe(false);
    });
  });
});
