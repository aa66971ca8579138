import type { Page } from '@playwright/test';
import { pages, pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

/** The documents specify these delays. */
const OPENS_AFTER_MS = 700;
const CLOSES_AFTER_MS = 300;
const [PATH] = [...new Set(pages.map(({ kind }) => kind))].flatMap((kind) =>
  pagesWith(/role="tooltip"/, kind),
);
test.skip(!PATH, 'no page of the content in use explains a term');

const term = (page: Page) => page.locator('main [data-hover-card]').first();
const card = (page: Page) => page.locator('main [role=tooltip]').first();

/** Opens the page with a stopped clock, loaded interaction scripts and no banner. */
async function openPage(page: Page) {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  await page.clock.install();
  // A browser may report a pointer on a page that it has just opened.
  const loaded = page.waitForResponse(/interaction.*\.js$/);
  await page.goto(PATH ?? '');
  await page.keyboard.press('Shift');
  await (await loaded).finished();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function expectOpenOnTime(page: Page) {
  await page.clock.runFor(OPENS_AFTER_MS - 1);
  await expect(card(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(card(page)).toBeVisible();
}
async function expectClosedOnTime(page: Page) {
  await page.clock.runFor(CLOSES_AFTER_MS - 1);
  await expect(card(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(card(page)).toBeHidden();
}

test('a card opens and closes after its delays by pointer and by keyboard, and by Escape at once', async ({
  page,
}) => {
  await openPage(page);
  await term(page).hover();
  await page.clock.runFor(OPENS_AFTER_MS - 1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(OPENS_AFTER_MS * 2);
  await expect(card(page)).toBeHidden();
  await term(page).hover();
  await expectOpenOnTime(page);
  await card(page).hover();
  await page.clock.runFor(CLOSES_AFTER_MS * 4);
  await expect(card(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.mouse.move(2, 2);
  await expectClosedOnTime(page);

  await page.keyboard.press('Tab');
  await term(page).focus();
  await expectOpenOnTime(page);
  await page.keyboard.press('Shift+Tab');
  await expectClosedOnTime(page);
  await term(page).focus();
  await expectOpenOnTime(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
});
