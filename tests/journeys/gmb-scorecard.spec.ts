// Toasts, what is saved, links and readings: scorecard.test.tsx and state.test.ts beside the tool.
import type { Page } from '@playwright/test';
import { site as agency, toolName } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import {
  analyze,
  button,
  expectToast,
  FACTS,
  FIRM,
  fill,
  HEADLINE,
  heading,
  main,
  open,
  PATH,
  robots,
  SIMULATED,
  saves,
} from './scorecard-visitor.ts';
import { mixedTexts } from './tool-texts.ts';

test('form, analyzing, result, lead and mail, another profile', async ({ page, site }) => {
  await open(page, site.url);
  const title = await page.title();
  await fill(page, 'https://g.page/r/whitfield-rowe');
  await analyze(page);
  await expect(heading(page)).toHaveText(HEADLINE);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(
    `${toolName('gmb-scorecard')} Result: 63 of 100 | ${agency.brand}`,
  );
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await expect(main(page).getByText(SIMULATED, { exact: true })).toBeVisible();
  await expect(main(page).getByText('63/100')).toBeVisible();
  const rows = page.locator('.score-row');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(1)).toHaveText('Photossimulated0 of 20Bad');
  await expect(rows.nth(6)).toHaveText('PostssimulatedactiveGood');
  await expect(main(page).getByRole('row', { name: 'Seven parts, added 440' })).toBeVisible();
  await expectToast(page, 'status', 'Analysis Complete!', 'Your GMB scorecard is ready.');
  const [lead] = await site.leads();
  const email = 'dana@whitfield-law.example';
  expect(lead).toMatchObject({ email, firm: FIRM, source: 'gmb-scorecard' });
  expect(lead?.data).toEqual({
    ...{ businessName: FIRM, email, gmbUrl: 'https://g.page/r/whitfield-rowe' },
    ...FACTS,
  });
  const [mail] = await site.waitForMails(1);
  expect(mail?.replyTo?.[0]?.address).toBe(email);
  expect(mail?.text).toContain(SIMULATED);
  await button(page, 'Check Another Profile').click();
  await expect(heading(page)).toHaveText('Whose profile is it?');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(robots(page)).toHaveCount(0);
  await expect(page.locator('#sample-heading')).toBeVisible();
});

test('a visitor puts in all seven by keyboard, shares the address, and finds them again later', async ({
  page,
  context,
  browser,
}) => {
  const own = (part: string) => page.getByLabel(`${part}: your figure`, { exact: true });
  await open(page);
  await button(page, 'Put in your own figures').click();
  for (const [part, typed] of [
    ['Completeness', '92'],
    ['Photos', '35'],
    ['Reviews', '1,204'],
  ] as const)
    await own(part).fill(typed);
  await own('Website').selectOption('linked');
  await own('Hours').selectOption('missing');
  await own('Description').selectOption('written');
  await own('Posts').selectOption('active');
  expect(await mixedTexts(page)).toEqual([]);
  await expect(heading(page)).toHaveText('This profile: no hours listed.');
  await expect(main(page).getByText('85/100')).toBeVisible();
  await expect(main(page).getByText('List the hours in which the door is open.')).toBeVisible();
  await expect(page).toHaveURL(
    /#completeness=92&photos=35&reviews=1204&website=yes&hours=no&description=yes&posts=yes$/,
  );
  await button(page, 'Done').click();
  await expect(button(page, 'Put in your own figures')).toBeFocused();
  await button(page, 'Put in your own figures').press('Enter');
  await expect(own('Completeness')).toBeFocused();
  const address = page.url();
  const partner = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage();
  await partner.goto(address);
  await expect(
    main(partner).getByText('All seven figures come from the link. None was read from Google.'),
  ).toBeVisible();
  // Nobody pressed anything.
  expect(
    await partner.evaluate(() => [
      scrollY,
      document.activeElement?.tagName,
      localStorage.getItem('scorecard-result'),
    ]),
  ).toEqual([0, 'BODY', null]);
  await partner.context().close();
  const later = await context.newPage();
  await later.goto(PATH);
  await expect(
    main(later)
      .getByText(/^Your result of /)
      .first(),
  ).toBeVisible();
  await expect(main(later).getByText('85/100')).toBeVisible();
});

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());

test.describe('a lead that cannot be saved', () => {
  test.use({ allowedTroubles: /status of 500/, contextOptions: { reducedMotion: 'reduce' } });
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const)
    test(`a result stops whole under the header, and no toast covers it, at ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await saves(page, 500);
      await open(page);
      await fill(page);
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      await expect(button(page, 'Analyze My Profile')).toBeEnabled();
      await button(page, 'Analyze My Profile').press('Enter');
      await page.evaluate('pass()');
      await expect(page.locator('.toast')).toBeVisible();
      const header = await boxOf(page, 'body > header');
      const toast = await boxOf(page, '.toast');
      const topOf = async (selector: string) => (await boxOf(page, selector)).top;
      await expect.poll(() => topOf('#tool section')).toBeGreaterThanOrEqual(header.bottom);
      await expect.poll(() => topOf('#tool-place')).toBeGreaterThanOrEqual(toast.bottom);
      // Either whole or out of sight.
      const title = await boxOf(page, 'h1');
      expect(title.top >= header.bottom || title.bottom <= header.bottom).toBe(true);
    });
});
