import type { CDPSession, Page } from '@playwright/test';
import { pageOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

/** Chromium holds a place on the page only where it takes itself for a phone. */
test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
});

const turn = (phone: CDPSession, width: number, height: number) =>
  phone.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: 2,
    mobile: true,
    screenOrientation:
      width > height
        ? { type: 'landscapePrimary', angle: 90 }
        : { type: 'portraitPrimary', angle: 0 },
  });

/** The words at the upper edge of a phone may come to lie just outside of it when it is turned, in px. */
const ONE_SWIPE = 390;

/** The words at the upper edge of the screen are remembered, then looked for: how far they are from being seen, in px. */
const remember = (page: Page) =>
  page.evaluate(() => {
    for (const last of document.querySelectorAll('[data-read]')) last.removeAttribute('data-read');
    const edge = document
      .elementsFromPoint(innerWidth / 2, 90)
      .find((each) => each.closest('main'));
    edge?.setAttribute('data-read', '');
    return edge?.tagName;
  });
const away = (page: Page) =>
  page.locator('[data-read]').evaluate((words) => {
    const { top, bottom } = words.getBoundingClientRect();
    return Math.max(0, top - innerHeight, -bottom);
  });

const PAGES = [pageOf('article'), '/pricing', pageOf('city')].filter((path) => path !== undefined);

test('a turned phone shows what was read, and turned back too', { tag: '@whole-browser' }, async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'essential');
    sessionStorage.setItem('lead-popup-shown', 'over');
  });
  const phone = await context.newCDPSession(page);
  for (const path of PAGES) {
    await page.goto(path);
    for (const share of [0.3, 0.5]) {
      const at = await page.evaluate((part) => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: 'instant' });
        return scrollY;
      }, share);
      expect(await remember(page)).toBeTruthy();
      await turn(phone, 844, 390);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(844);
      await expect.poll(() => away(page), path).toBeLessThan(ONE_SWIPE);
      expect(await page.evaluate(() => scrollY), path).toBeGreaterThan(at / 3);
      // It takes none of the little height.
      expect(
        await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom),
      ).toBeLessThanOrEqual(0);
      await turn(phone, 390, 844);
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(390);
      await expect.poll(() => away(page), path).toBeLessThan(ONE_SWIPE);
    }
  }
});
