import { urlPathOf } from '../../server/serving/stored-file.ts';
import { axeFaults } from '../support/axe.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { pictureFaults, unfold } from '../support/pictures/picture-faults.ts';
import { checkFirstScreens } from './first-screen-checks.ts';
import { checkOffer, offerPaths } from './offer-checks.ts';
import { pageFiles } from './page-files.ts';
import { expect, type PageTab, test } from './page-tab.ts';
import { templates } from './templates.ts';
import { checkLargeLetters } from './text-checks.ts';

const HEIGHT = 900;
const AXE_WIDTHS = [390, 1440];
const WIDTHS = process.env.PROVE ? [320, 360, 390, 768, 1024, 1440] : [320, 390, 768, 1440];

test.describe.configure({ timeout: 120_000 });

const addresses = pageFiles().map(urlPathOf);
const unlistedPages = new Set(pagesOf('unlisted'));

test('every city and every practice area has its page', () => {
  expect(addresses).toEqual(expect.arrayContaining([...offerPaths]));
});

async function checkByAxe({ page, show }: PageTab, address: string) {
  for (const width of templates.has(address) ? AXE_WIDTHS : [390]) {
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

// The order matters: checkPicture opens folded parts.
const CHECKS = [checkOffer, checkFirstScreens, checkByAxe, checkLargeLetters, checkPicture];

for (const address of addresses) {
  const hasOwnLayout = templates.has(address);
  test(`${address}: ${hasOwnLayout ? 'first screens, axe, widths and the rules of its type' : 'axe'}`, async ({
    tab,
  }) => {
    await tab.open(address, { width: 390, height: 844 });
    for (const check of hasOwnLayout ? CHECKS : [checkByAxe]) await check(tab, address);
    if (!unlistedPages.has(address))
      expect(tab.problems, 'console errors, warnings and policy violations').toEqual([]);
  });
}
