import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** A page of each way in which what lies below the screen is laid out, in its length. */
const PAGES = ['/pricing', '/services/web-design', '/tools/gmb-scorecard', '/tools/cost-per-signed-case'];
const WORDS = 'main :is(h2, h3, p, li, td, summary)';

/** The first words in sight below the header, and how far from the top they begin, in px. */
const inSight = (page: Page) =>
  page.evaluate((words) => {
    const from = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const seen = [...document.querySelectorAll(words)].find((each) => {
      const { top, height } = each.getBoundingClientRect();
      return height > 0 && top >= Math.max(from, 0);
    });
    return { words: seen?.textContent, top: Math.round(seen?.getBoundingClientRect().top ?? 0) };
  }, WORDS);
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** On a tool's page what is off the screen rests. */
async function settled(page: Page) {
  await page.mouse.move(10, 300);
  await page.mouse.move(20, 310);
  await expect(page.locator('.at-rest')).toHaveCount(1);
}

/** A visitor who has answered the question about cookies and has seen the popup: nothing comes up at the bottom. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'essential');
    sessionStorage.setItem('lead-popup-shown', '1');
  });
});
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES) {
  test(`${path} shows after a reload what was in sight before`, async ({ page }) => {
    await page.goto(path);
    for (const share of [0.3, 0.6, 0.9]) {
      await page.evaluate(
        (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
        share,
      );
      await settled(page);
      const before = await inSight(page);
      expect(before.words).toBeTruthy();
      await page.reload();
      await expect.poll(() => inSight(page)).toEqual(before);
    }
  });

  test(`${path} is as high as it is, before and after its end was seen`, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    const height = await heightOf(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY + innerHeight))).toBe(height);
    // Chromium takes no notice of the key in the last moment of its own scrolling to the end.
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(page.locator('h1')).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await heightOf(page)).toBe(height);
  });
}

test('a turned phone knows all heights anew', async ({ page }) => {
  await page.goto('/tools/gmb-scorecard');
  await settled(page);
  const upright = await heightOf(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await settled(page);
  const across = await heightOf(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await heightOf(page)).toBe(across);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await heightOf(page)).toBe(upright);
});
