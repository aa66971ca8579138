import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Of what has the focus, whether anything can be seen at its middle but itself. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return Boolean(
      there && (focused.contains(there) || there.contains(focused) || there.closest('label')),
    );
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a phone no stop of Tab on the prices is out of sight', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const main = page.getByRole('main');
  await main.locator('.package [data-source]').last().focus();
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    // a short page ends sooner
    if (!(await page.locator(':focus').count())) break;
    await expect.poll(() => isSeen(page), await page.locator(':focus').innerText()).toBe(true);
  }
});
