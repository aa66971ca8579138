import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not drawn');
  return box;
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** More stops of the keyboard than the home page has. */
const MAX_STOPS = 75;

/** In the page: the words of the focused control where something fixed lies over one of its corners, else null. */
function coveredControl() {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.closest('[data-bottom-stack], header, .skip-link'))
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    // Without smooth scrolling a control is in its place at once.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('banner and popup never cover each other or the focused control', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.clock.runFor(30_000);
      const banner = page.locator('[data-cookie-banner]');
      const popup = page.locator('[data-lead-popup]:not([hidden])');
      await expect(banner).toBeVisible();
      await expect(popup).toBeVisible();
      expect(overlap(await boxOf(banner), await boxOf(popup))).toBe(false);

      await page.keyboard.press('Tab');
      await expect(page.locator('html')).toHaveAttribute('style', /--bottom-stack/);
      const covered: (string | null)[] = [];
      for (let stop = 0; stop < MAX_STOPS; stop++) {
        await page.keyboard.press('Tab');
        covered.push(await page.evaluate(coveredControl));
      }
      expect(covered.filter(Boolean)).toEqual([]);
    });

    test('a popup that opens over the focused control moves it into view', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      const link = page.getByRole('main').getByRole('link', { name: 'View Our Results' });
      await link.focus();
      await page.evaluate(() => {
        const { bottom } = (document.activeElement ?? document.body).getBoundingClientRect();
        scrollBy({ top: bottom - innerHeight + 8, behavior: 'instant' });
      });
      await page.clock.runFor(30_000);
      const popup = page.locator('[data-lead-popup]:not([hidden])');
      await expect(popup).toBeVisible();
      await expect.poll(async () => overlap(await boxOf(popup), await boxOf(link))).toBe(false);
      expect(overlap(await boxOf(page.locator('[data-cookie-banner]')), await boxOf(link))).toBe(false);
    });
  });
}
