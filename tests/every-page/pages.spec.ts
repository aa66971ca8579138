import { addressOf } from '../../server/serving/stored-file.ts';
import { axeFaults } from '../support/axe.ts';
import { pictureFaults, unfold } from '../support/pictures/picture-faults.ts';
import { articles, testArticle } from './article-checks.ts';
import { offers, testOffer } from './offer-checks.ts';
import { pageFiles } from './page-files.ts';
import { expect, test } from './page-tab.ts';

const HEIGHT = 900;
const AXE_WIDTHS = [390, 1440];
/** The widths every page is looked at, from a small phone to a wide screen. */
const WIDTHS = [320, 360, 390, 768, 1024, 1440];

test.describe.configure({ timeout: 60_000 });

const addresses = pageFiles().map(addressOf);

test('every article, every city and every practice area has its page', () => {
  expect(addresses).toEqual(expect.arrayContaining([...articles, ...offers.keys()]));
});

for (const address of addresses)
  test.describe(address, () => {
    // One after the other in one worker, so that each finds the page where the one before has left it.
    test.describe.configure({ mode: 'default' });

    testOffer(address);
    if (articles.has(address)) testArticle(address);

    test(`axe finds nothing on ${address}`, async ({ tab }) => {
      for (const width of AXE_WIDTHS) {
        await tab.show(address, { width, height: HEIGHT });
        expect(await axeFaults(tab.page), `${width} px`).toEqual([]);
        const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px: wider than the screen by so many px`).toBeLessThanOrEqual(0);
      }
    });

    // The last: it opens what is folded.
    test(`${address} is whole at every width`, async ({ tab }) => {
      await tab.show(address, { width: WIDTHS[0] ?? 0, height: HEIGHT });
      await unfold(tab.page);
      for (const width of WIDTHS) {
        await tab.show(address, { width, height: HEIGHT });
        expect(await pictureFaults(tab.page), `${width} px`).toEqual([]);
        const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px: wider than the screen by so many px`).toBeLessThanOrEqual(0);
      }
    });
  });
