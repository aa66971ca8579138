import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { analyze, button, fill, heading, main, open, PATH, saves } from './scorecard-visitor.ts';
import { mixedTexts } from './tool-texts.ts';

const own = (page: Page, part: string) => page.getByLabel(`${part}: your figure`, { exact: true });
const row = (page: Page, part: string) =>
  page.locator('.score-row').filter({ hasText: part }).first();

async function result(page: Page) {
  await saves(page, 200);
  await open(page);
  await fill(page);
  await analyze(page);
  await expect(button(page, 'Put in your own figures')).toBeVisible();
}

/** All seven, by keyboard. */
async function putInAll(page: Page) {
  await button(page, 'Put in your own figures').press('Enter');
  await expect(own(page, 'Completeness')).toBeFocused();
  for (const typed of ['92', '35', '1,204']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await own(page, 'Website').selectOption('linked');
  await own(page, 'Hours').selectOption('missing');
  await own(page, 'Description').selectOption('written');
  await own(page, 'Posts').selectOption('active');
}

test('a visitor puts in all seven, hands the address on, and comes back to them', async ({
  page,
  context,
  browser,
}) => {
  await result(page);
  await putInAll(page);
  expect(await mixedTexts(page)).toEqual([]);
  await expect(heading(page)).toHaveText('Whitfield & Rowe LLP: no hours listed.');
  await expect(main(page).getByText('85/100')).toBeVisible();
  await expect(
    main(page).getByText('All seven figures are yours. None was read from Google.'),
  ).toBeVisible();
  await expect(row(page, 'Reviews')).toContainText('yours');
  await expect(main(page).getByText('List the hours in which the door is open.')).toBeVisible();
  await expect(page).toHaveURL(
    /#completeness=92&photos=35&reviews=1204&website=yes&hours=no&description=yes&posts=yes$/,
  );
  await button(page, 'Done').click();
  await expect(button(page, 'Put in your own figures')).toBeFocused();
  const address = page.url();
  await page.reload();
  await expect(heading(page)).toHaveText('Whitfield & Rowe LLP: no hours listed.');
  const partner = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage();
  await partner.goto(address);
  await expect(heading(partner)).toHaveText('This profile: no hours listed.');
  await expect(
    main(partner).getByText('All seven figures come from the link. None was read from Google.'),
  ).toBeVisible();
  expect(await partner.evaluate(() => [scrollY, localStorage.getItem('scorecard-result')])).toEqual(
    [0, null],
  );
  await partner.context().close();
  const later = await context.newPage();
  await later.goto(PATH);
  await expect(heading(later)).toHaveText('Whitfield & Rowe LLP: no hours listed.');
});
