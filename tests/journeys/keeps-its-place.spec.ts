import type { Page } from '@playwright/test';
import { isSample, offers } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

/** A page of each way in which what lies below the screen is laid out, in its length. */
const PAGES = [
  '/pricing',
  ...['cost-per-signed-case'].filter(offers).map((tool) => `/tools/${tool}`),
];
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
    sessionStorage.setItem('lead-popup-shown', 'over');
  });
});
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of PAGES) {
  test(`${path} shows after a reload what was in sight before`, async ({ page }) => {
    await page.goto(path);
    for (const share of [0.3, 0.8]) {
      await page.evaluate(
        (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
        share,
      );
      await settled(page);
      // What has come into sight is laid out with the next picture. Of another agency's page a drawing may be in the middle.
      if (isSample) await expect.poll(async () => (await inSight(page)).words).toBeTruthy();
      const before = await inSight(page);
      await page.reload();
      await expect.poll(() => inSight(page)).toEqual(before);
    }
  });
}
