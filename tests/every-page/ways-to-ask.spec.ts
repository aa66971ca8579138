import type { Page } from '@playwright/test';
import { addressOf } from '../../server/serving/stored-file.ts';
import { CONTACT_DIALOG } from '../../src/features/contact/places.ts';
import { TOOL_ANCHOR } from '../../src/features/tools/tool-anchor.ts';
import { test as base, expect } from '../support/site-fixture.ts';
import { pageFiles } from './page-files.ts';

/** A phone, in px. */
const SCREEN = { width: 390, height: 844 };
/** Most screens between two ways to ask, and before the first and after the last. */
const SCREENS_BETWEEN = 5;
const PAGE_TIMEOUT_MS = 60_000;

/** What nobody reads in order to ask: terms to look up, lists of addresses. */
const NOT_READ_FOR_AN_OFFER = /^\/((privacy|cookie)-policy|terms-of-service|sitemap(\/xml)?)$/;

const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser, sharedSite }, use) => {
      const context = await browser.newContext({
        baseURL: sharedSite.url,
        reducedMotion: 'reduce',
        viewport: SCREEN,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ timeout: PAGE_TIMEOUT_MS });

/** Heights at which a visitor can ask or use the page's own tool, with the top and the end of the page, in px. */
async function waysToAsk(tab: Page) {
  return tab.evaluate(
    ({ contact, tool }) => {
      const main = document.querySelector('main') as HTMLElement;
      // What is drawn only near the screen has a guessed height until then.
      for (const part of main.querySelectorAll('section')) part.style.contentVisibility = 'visible';
      const place = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
      const opens = `[commandfor="${contact}"], [data-intent="contact"], #${tool} .btn, a.btn[href="#${tool}"]`;
      const ways = [...main.querySelectorAll(opens)].filter((element) => element.checkVisibility());
      return [0, ...ways.map(place), Math.round(main.getBoundingClientRect().bottom + scrollY)];
    },
    { contact: CONTACT_DIALOG, tool: TOOL_ANCHOR },
  );
}

for (const address of pageFiles().map(addressOf)) {
  if (NOT_READ_FOR_AN_OFFER.test(address)) continue;
  test(`on ${address} a way to ask is never more than five screens away`, async ({ tab }) => {
    await tab.goto(address);
    const ways = await waysToAsk(tab);
    const longest = Math.max(...ways.slice(1).map((way, index) => way - (ways[index] ?? 0)));
    const most = SCREENS_BETWEEN * SCREEN.height;
    expect(longest, `ways at ${ways.join(', ')} px`).toBeLessThanOrEqual(most);
  });
}
