// scorecard.test.tsx and state.test.ts check toasts, saved results, links and readings.
import { axeFaultsAtWidths } from '../support/axe.ts';
import { site as agency, toolName } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import { FIRM, fillForm, finishAnalysis, main, openTool, SIMULATED } from './scorecard-visitor.ts';
import { button, heading, mixedTexts, robots } from './tool-page.ts';

const HEADLINE = `${FIRM}: a sample result.`;

test('the form leads to a result, a lead and a mail, then to another profile', async ({
  page,
  site,
}) => {
  await openTool(page, site.url);
  const title = await page.title();
  await fillForm(page, 'https://g.page/r/whitfield-rowe');
  await button(page, 'Analyze My Profile').click();
  await expect(button(page, 'Analyzing...')).toBeDisabled();
  await finishAnalysis(page);
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
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(toast).toContainText('Analysis Complete!Your GMB scorecard is ready.');
  expect(await mixedTexts(page)).toEqual([]);
  const [lead] = await site.leads();
  const email = 'dana@whitfield-law.example';
  expect(lead).toMatchObject({ email, firm: FIRM, source: 'gmb-scorecard' });
  const [mail] = await site.waitForMails(1);
  expect(mail?.replyTo?.[0]?.address).toBe(email);
  await button(page, 'Check Another Profile').click();
  await expect(heading(page)).toHaveText('Whose profile is it?');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(robots(page)).toHaveCount(0);
  await expect(page.locator('#sample-heading')).toBeVisible();
});

test('axe finds nothing in any step, and typed figures fit a narrow window', async ({ page }) => {
  const expectNoViolations = async () => expect(await axeFaultsAtWidths(page, '#tool')).toEqual([]);
  await page.route('**/functions/v1/submit-gmb-scorecard', (route) => route.fulfill({ json: {} }));
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  await openTool(page);
  await expectNoViolations();
  await button(page, 'Analyze My Profile').click();
  await expect(main(page).getByText('Business name is required', { exact: true })).toBeVisible();
  await expectNoViolations();
  await fillForm(page);
  await button(page, 'Analyze My Profile').click();
  await expect(button(page, 'Analyzing...')).toBeVisible();
  await expectNoViolations();
  await finishAnalysis(page);
  await expect(heading(page)).toHaveText(HEADLINE);
  await expectNoViolations();
  await button(page, 'Put in your own figures').click();
  await page.getByLabel('Photos: your figure', { exact: true }).fill('many');
  await expect(main(page).getByText('Write a whole number from 0 to 1,000,000.')).toBeVisible();
  await expectNoViolations();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
