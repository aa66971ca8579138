import { addressOf } from '../../server/serving/stored-file.ts';
import { axeFaults } from '../support/axe.ts';
import { pictureFaults, unfold } from '../support/pictures/picture-faults.ts';
import { articles, checkArticle } from './article-checks.ts';
import { checkFirstScreens, checkToolLength } from './first-screen-checks.ts';
import { checkOffer, offers } from './offer-checks.ts';
import { pageFiles } from './page-files.ts';
import { expect, type PageTab, test } from './page-tab.ts';
import { checkLargeLetters, checkLongWords } from './text-checks.ts';

const HEIGHT = 900;
const AXE_WIDTHS = [390, 1440];
/** The widths every page is looked at, from a small phone to a wide screen. */
const WIDTHS = [320, 360, 390, 768, 1024, 1440];

test.describe.configure({ timeout: 120_000 });

const addresses = pageFiles().map(addressOf);

test('every article, every city and every practice area has its page', () => {
  expect(addresses).toEqual(expect.arrayContaining([...articles, ...offers.keys()]));
});

async function checkByAxe({ page, show }: PageTab, address: string) {
  for (const width of AXE_WIDTHS) {
    await show(address, { width, height: HEIGHT });
    expect.soft(await axeFaults(page), `axe at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect
      .soft(overflow, `${width} px: wider than the screen by so many px`)
      .toBeLessThanOrEqual(0);
  }
}

async function checkPicture({ page, show }: PageTab, address: string) {
  await unfold(page);
  for (const width of WIDTHS) {
    await show(address, { width, height: HEIGHT });
    expect.soft(await pictureFaults(page), `whole at ${width} px`).toEqual([]);
  }
}

// One visit for all that is asked of a page: what only a page shows that nobody has moved through comes first, then what
// opens its folded parts, at last what changes its words.
const CHECKS = [
  checkOffer,
  checkFirstScreens,
  checkToolLength,
  checkArticle,
  checkByAxe,
  checkLargeLetters,
  checkPicture,
  checkLongWords,
];

for (const address of addresses)
  test(`${address}: first screens, axe, every width, and what is asked of its kind`, async ({
    tab,
  }) => {
    await tab.open(address, { width: 390, height: 844 });
    for (const check of CHECKS) await check(tab, address);
  });
