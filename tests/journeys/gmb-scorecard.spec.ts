import { expect, test } from './journey.ts';
import {
  analyze,
  button,
  expectToast,
  FACTS,
  FIRM,
  field,
  fill,
  HEADLINE,
  heading,
  main,
  open,
  PATH,
  PHONE,
  pass,
  robots,
  SIMULATED,
  saves,
  WARNING,
} from './scorecard-visitor.ts';

test('by mouse: form, analyzing, result, lead and mail, another profile', async ({ page, site }) => {
  await open(page, site.url);
  await expect(robots(page)).toHaveCount(0);
  const title = await page.title();
  await expect(page.locator('#sample-heading')).toHaveText('Whitfield & Cole: solid profile, silent feed.');
  await expect(main(page).getByText('71/100')).toBeVisible();
  await fill(page, 'https://g.page/r/whitfield-rowe');
  await analyze(page);
  await expect(heading(page)).toHaveText(HEADLINE);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page).toHaveTitle('GMB Scorecard Result: 63 of 100 | Northbar');
  await expect(robots(page)).toHaveAttribute('content', 'noindex');
  await expect(main(page).getByText(SIMULATED, { exact: true })).toBeVisible();
  await expect(main(page).getByText('63/100')).toBeVisible();
  expect(await page.locator('.score-row').allInnerTexts()).toEqual([
    'Completeness\nsimulated\n40%\nBad',
    'Photos\nsimulated\n0 of 20\nBad',
    'Reviews\nsimulated\n0 of 50\nBad',
    'Website\nsimulated\nlinked\nGood',
    'Hours\nsimulated\nlisted\nGood',
    'Description\nsimulated\nwritten\nGood',
    'Posts\nsimulated\nactive\nGood',
  ]);
  await expect(main(page).getByRole('row', { name: 'Seven parts, added 440' })).toBeVisible();
  await expect(main(page).getByRole('row', { name: 'Divided by seven, rounded 63' })).toBeVisible();
  await expectToast(page, 'status', 'Analysis Complete!', 'Your GMB scorecard is ready.');

  const [lead] = await site.leads();
  expect(lead).toMatchObject({ email: 'dana@whitfield-law.example', firm: FIRM, source: 'gmb-scorecard' });
  expect(lead?.data).toEqual({
    businessName: FIRM,
    email: 'dana@whitfield-law.example',
    gmbUrl: 'https://g.page/r/whitfield-rowe',
    ...FACTS,
  });
  const [mail] = await site.waitForMails(1);
  expect(mail?.replyTo?.[0]?.address).toBe('dana@whitfield-law.example');
  expect(mail?.text).toContain(SIMULATED);

  await button(page, 'Check Another Profile').click();
  await expect(heading(page)).toHaveText('Whose profile is it?');
  await expect(heading(page)).toBeFocused();
  await expect(field(page, 'Business Name *')).toHaveValue('');
  await expect(page).toHaveTitle(title);
  await expect(robots(page)).toHaveCount(0);
  await expect(main(page).getByText('71/100')).toBeVisible();
  await fill(page);
  await analyze(page);
  await expect(heading(page)).toHaveText(HEADLINE);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('from the keyboard alone, up to the contact dialog and back to the form', async ({ page }) => {
    await saves(page, 200);
    await open(page);
    await field(page, 'Business Name *').focus();
    await page.keyboard.type(FIRM);
    await page.keyboard.press('Tab');
    await page.keyboard.type('dana@whitfield-law.example');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Analyzing...')).toBeVisible();
    await pass(page);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Put in your own figures')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Get Professional GMB Optimization')).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[name=source]')).toHaveValue('gmb-scorecard-result');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Check Another Profile')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Whose profile is it?');
  });

  test('a name of one hundred letters holds', async ({ page }) => {
    await saves(page, 200);
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page);
    await fill(page);
    await field(page, 'Business Name *').fill('W'.repeat(100));
    await analyze(page);
    await expect(heading(page)).toHaveText(/^W{100}: /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

test('each field has its message, and the summary takes the focus and leads to each', async ({ page }) => {
  await open(page);
  await button(page, 'Analyze My Profile').click();
  const summary = page.getByRole('region', { name: /^\d fields need a correction$/ });
  await expect(summary).toBeFocused();
  await field(page, 'Email Address *').fill('dana@');
  await field(page, 'Google Business Profile URL (Optional)').fill('on Google Maps');
  await button(page, 'Analyze My Profile').click();
  for (const [label, message] of [
    ['Business Name *', 'Business name is required'],
    ['Email Address *', 'Invalid email address'],
    ['Google Business Profile URL (Optional)', 'Please enter a valid URL'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(message);
  }
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Email Address/ }).click();
  await expect(field(page, 'Email Address *')).toBeFocused();
  await field(page, 'Email Address *').fill('dana@whitfield-law.example');
  await expect(field(page, 'Email Address *')).not.toHaveAttribute('aria-invalid', 'true');
});

test.describe('when something fails', () => {
  test.use({ allowedTroubles: /status of (429|500)|net::ERR_FAILED|Failed to fetch dynamically/ });

  for (const status of [500, 429]) {
    test(`the result is shown although saving failed with ${status}`, async ({ page }) => {
      await saves(page, status);
      await open(page);
      await fill(page);
      await analyze(page);
      await expect(heading(page)).toHaveText(HEADLINE);
      await expectToast(page, 'alert', 'Warning', WARNING);
    });
  }

  test('no network', async ({ page }) => {
    await page.route('**/functions/**', (route) => route.abort());
    await open(page);
    await fill(page);
    await analyze(page);
    await expectToast(page, 'alert', 'Warning', WARNING);
    await expect(heading(page)).toHaveText(HEADLINE);
  });

  test('a backend that never answers holds nothing back', async ({ page }) => {
    await page.route('**/functions/**', () => undefined);
    await open(page);
    await fill(page);
    await analyze(page);
    await expect(heading(page)).toHaveText(HEADLINE);
    await expectToast(page, 'status', 'Analysis Complete!', 'Your GMB scorecard is ready.');
  });

  test('an analysis that fails says so and keeps what was typed', async ({ page }) => {
    await open(page);
    await fill(page);
    await field(page, 'Business Name *').press('End');
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      Math.random = () => {
        throw new Error('no chance');
      };
    });
    await analyze(page);
    await expectToast(page, 'alert', 'Error', 'Failed to analyze profile. Please try again.');
    await expect(button(page, 'Analyze My Profile')).toBeFocused();
    await expect(field(page, 'Business Name *')).toHaveValue(FIRM);
  });

  test('a form whose application cannot be loaded says so and sends nothing anywhere', async ({ page }) => {
    await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
    await open(page);
    await fill(page);
    await expect(button(page, 'Analyze My Profile')).toBeDisabled();
    await field(page, 'Business Name *').press('Enter');
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('The scorecard could not be loaded.');
    await expect(alert.getByRole('link', { name: 'use the contact form.' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PATH);
    await expect(field(page, 'Business Name *')).toHaveValue(FIRM);
  });
});
