import type { Page } from '@playwright/test';
import { arrive } from './cost-visitor.ts';
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

const advice = (page: Page) => page.locator('.cost-details');
const isAdviceLaidOut = (page: Page) =>
  advice(page).evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

/** How much higher the page gets once the advice, which rests, is seen, in px: it is then laid out. */
async function growsWhenSeen(page: Page) {
  expect(await isAdviceLaidOut(page)).toBe(false);
  const height = await heightOf(page);
  await advice(page).evaluate((part) => part.scrollIntoView());
  await expect.poll(() => isAdviceLaidOut(page)).toBe(true);
  return (await heightOf(page)) - height;
}

/** After this long the calculator has laid out what rests, in ms: 400 after the last key, and a few pictures. */
const LAID_OUT_MS = 1_000;

test.describe('the calculator is as high as it is once its figures have changed', () => {
  // So low that the advice lies below the screen, also where the example's words are gone.
  test.use({ viewport: { width: 390, height: 600 } });

  test.beforeEach(async ({ page }) => {
    await arrive(page);
    await settled(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isAdviceLaidOut(page), 'what is below rests').toBe(false);
  });

  test('by an address of its own', async ({ page }) => {
    await page.evaluate(() => {
      location.hash = 'v=1&fee=8000&share=20&c=9000_4500_60_9__Search+ads';
    });
    await expect(page.locator('.cost-table tr')).toHaveCount(3);
    await page.waitForTimeout(LAID_OUT_MS);
    expect(await growsWhenSeen(page)).toBe(0);
  });

  test('by addresses that follow one another, picture after picture', async ({ page }) => {
    await page.evaluate(async () => {
      const channel = '9000_4500_60_9__Search+ads';
      for (const count of [6, 2, 5, 3, 1]) {
        location.hash = `v=1&fee=8000&share=20${`&c=${channel}`.repeat(count)}`;
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
    });
    await expect(page.locator('.cost-table tr')).toHaveCount(3);
    await page.waitForTimeout(LAID_OUT_MS);
    expect(await growsWhenSeen(page)).toBe(0);
  });

  test('by a key', async ({ page }) => {
    const before = await advice(page).textContent();
    // Where it is: filling a field brings it into sight, and with it what is below.
    await page.getByLabel('Average fee collected, $').evaluate((field: HTMLInputElement) => {
      field.focus({ preventScroll: true });
      document.execCommand('selectAll');
      document.execCommand('insertText', false, '90000000');
    });
    await expect(advice(page)).not.toHaveText(before ?? '');
    await page.waitForTimeout(LAID_OUT_MS);
    expect(await growsWhenSeen(page)).toBe(0);
  });
});
