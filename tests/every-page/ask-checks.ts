import type { Page } from '@playwright/test';
import { CONTACT_DIALOG } from '../../src/features/contact/places.ts';
import { TOOL_ANCHOR } from '../../src/features/tools/tool-anchor.ts';
import { expect, test } from './page-tab.ts';

/** A phone, in px. */
const SCREEN = { width: 390, height: 844 };
/** Most screens between two ways to ask in the page itself; the header's button is in sight all the while. */
const SCREENS_BETWEEN = 6;

/** What nobody reads in order to ask: terms to look up, lists of addresses. */
const NOT_READ_FOR_AN_OFFER = /^\/((privacy|cookie)-policy|terms-of-service|sitemap(\/xml)?)$/;

/** Heights at which a visitor can ask or use the page's own tool, with the top and the end of the page, in px. */
async function waysToAsk(page: Page) {
  return page.evaluate(
    ({ contact, tool }) => {
      const main = document.querySelector('main') as HTMLElement;
      const parts = [...main.querySelectorAll('section')];
      const held = parts.map((part) => part.style.contentVisibility);
      // What is drawn only near the screen has a guessed height until then.
      for (const part of parts) part.style.contentVisibility = 'visible';
      const place = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
      const opens = `[commandfor="${contact}"], [data-source], #${tool} .btn, a.btn[href="#${tool}"]`;
      const ways = [...main.querySelectorAll(opens)].filter((element) => element.checkVisibility());
      const heights = [0, ...ways.map(place), Math.round(main.getBoundingClientRect().bottom + scrollY)];
      for (const [index, part] of parts.entries()) part.style.contentVisibility = held[index] ?? '';
      return heights;
    },
    { contact: CONTACT_DIALOG, tool: TOOL_ANCHOR },
  );
}

/** Of every page that is read in order to ask. */
export function testWaysToAsk(address: string) {
  if (NOT_READ_FOR_AN_OFFER.test(address)) return;
  test(`on ${address} a way to ask is never more than six screens away`, async ({ tab }) => {
    await tab.show(address, SCREEN);
    const ways = await waysToAsk(tab.page);
    const longest = Math.max(...ways.slice(1).map((way, index) => way - (ways[index] ?? 0)));
    const most = SCREENS_BETWEEN * SCREEN.height;
    expect(longest, `ways at ${ways.join(', ')} px`).toBeLessThanOrEqual(most);
  });
}
