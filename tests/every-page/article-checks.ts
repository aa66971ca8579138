import { pagesOf } from '../support/pages-in-use.ts';
import { expect, test } from './page-tab.ts';

/** Part of the text within which it has to have named the tool and the service it belongs to. */
const FIRST_PART = 1 / 3;
/** The narrowest phones, px. */
const NARROWEST = [320, 360];

/** Addresses of the articles. */
export const articles = new Set(pagesOf('article'));

/** Of every article. */
export function testArticle(address: string) {
  for (const width of [390, 1440])
    test(`${address} names a tool and a service in its first third, ${width} px wide`, {
      tag: '@sample',
    }, async ({ tab }) => {
      await tab.show(address, { width, height: 844 });
      const parts = await tab.page.locator('[data-article]').evaluate((text) => {
        const { top, height } = text.getBoundingClientRect();
        return ['/tools/', '/services/'].map((folder) => {
          const link = text.querySelector(`.ask a[href^="${folder}"]`);
          return link ? (link.getBoundingClientRect().bottom - top) / height : Number.POSITIVE_INFINITY;
        });
      });
      for (const part of parts) expect(part).toBeLessThanOrEqual(FIRST_PART);
    });

  for (const width of NARROWEST)
    test(`no figure of a table is cut at its column's edge on ${address}, ${width} px wide`, async ({
      tab,
    }) => {
      await tab.show(address, { width, height: 800 });
      const wide = await tab.page
        .locator('[data-article] table.stacked')
        .evaluateAll((tables) =>
          tables
            .filter((table) => table.scrollWidth > (table.parentElement as HTMLElement).clientWidth)
            .map((table) => table.textContent?.slice(0, 60)),
        );
      expect(wide).toEqual([]);
    });
}
