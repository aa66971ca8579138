import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { storedLeads } from './visitor.ts';

const PATH = '/tools/gmb-scorecard';
const SIMULATED = 'Sample analysis: these figures are simulated and were not read from Google.';
const WARNING = "Analysis complete, but we couldn't save your submission. You can still view your results.";
const FIRM = 'Whitfield & Rowe LLP';
/** What chance makes of the profile when every number it draws is 0: 40%, no photo, no review, all the rest. */
const HEADLINE = `${FIRM}: regular posts, too few reviews.`;
const FACTS = {
  overallScore: 63,
  profileCompleteness: 40,
  photoCount: 0,
  reviewCount: 0,
  hasWebsite: true,
  hasHours: true,
  hasDescription: true,
  hasPosts: true,
};
const PHONE = { width: 390, height: 844 };
/** 400 kbit/s in bytes per second, and 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const heading = (page: Page) => page.locator('#tool-heading');
const robots = (page: Page) => page.locator('meta[name=robots]');

/** Opens the page with chance tied down; the two seconds of an analysis, and no other wait, pass when `pass` says so. */
async function open(page: Page, site = '') {
  await page.addInitScript(() => {
    Math.random = () => 0;
    const held: (() => void)[] = [];
    const wait = window.setTimeout.bind(window);
    const orHold = (work: () => void, ms?: number) => (ms === 2000 ? held.push(work) : wait(work, ms));
    Object.assign(window, { setTimeout: orHold, pass: () => held.splice(0).map((work) => work()) });
  });
  await page.goto(site + PATH);
}
const pass = (page: Page) => page.evaluate('pass()');
async function fill(page: Page, url = '') {
  await field(page, 'Business Name *').fill(FIRM);
  await field(page, 'Email Address *').fill('dana@whitfield-law.example');
  if (url) await field(page, 'Google Business Profile URL (Optional)').fill(url);
}
async function analyze(page: Page) {
  await button(page, 'Analyze My Profile').click();
  await expect(button(page, 'Analyzing...')).toBeDisabled();
  await pass(page);
}
const saves = (page: Page, status: number) =>
  page.route('**/functions/v1/submit-gmb-scorecard', (route) =>
    route.fulfill({ status, contentType: 'application/json', body: '{}' }),
  );
async function expectToast(page: Page, role: 'alert' | 'status', title: string, text: string) {
  const toast = page.locator(`[data-toasts] [role=${role}]`);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

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
    'Completeness\n40%\nBad',
    'Photos\n0 of 20\nBad',
    'Reviews\n0 of 50\nBad',
    'Website\nlinked\nGood',
    'Hours\nlisted\nGood',
    'Description\nwritten\nGood',
    'Posts\nactive\nGood',
  ]);
  await expect(main(page).getByRole('row', { name: 'Seven parts, added 440' })).toBeVisible();
  await expect(main(page).getByRole('row', { name: 'Divided by seven, rounded 63' })).toBeVisible();
  await expectToast(page, 'status', 'Analysis Complete!', 'Your GMB scorecard is ready.');

  const [lead] = await storedLeads(site.dataDir);
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

test('each field has its message, and the first wrong one takes the focus', async ({ page }) => {
  await open(page);
  await button(page, 'Analyze My Profile').click();
  await field(page, 'Email Address *').fill('dana@');
  await field(page, 'Google Business Profile URL (Optional)').fill('g.page/whitfield');
  await button(page, 'Analyze My Profile').click();
  for (const [label, message] of [
    ['Business Name *', 'Business name is required'],
    ['Email Address *', 'Invalid email address'],
    ['Google Business Profile URL (Optional)', 'Please enter a valid URL'],
  ] as const) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(message);
  }
  await expect(field(page, 'Business Name *')).toBeFocused();
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
    await expect(page.locator('[data-toasts] [role]')).toHaveCount(0);
  });

  test('an analysis that fails says so and keeps what was typed', async ({ page }) => {
    await open(page);
    await fill(page);
    await field(page, 'Business Name *').press('End');
    await page.locator('form[data-live]').first().waitFor();
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
    await page.route(/\/_astro\/.*\.js$/, (route) => route.abort());
    await open(page);
    await fill(page);
    await button(page, 'Analyze My Profile').click();
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

test('on a slow network, what is typed and sent before React arrives is analyzed once', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto(site.url + PATH);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await fill(page);
  await button(page, 'Analyze My Profile').click();
  await button(page, 'Analyze My Profile').click();
  await expect(main(page).locator('form[data-live]')).toHaveCount(0);
  await expect(heading(page)).toHaveText(HEADLINE, { timeout: 20_000 });
  await expectToast(page, 'status', 'Analysis Complete!', 'Your GMB scorecard is ready.');
  expect(await storedLeads(site.dataDir)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample, the method and a way to write are there', async ({ page }) => {
    await page.goto(PATH);
    await expect(field(page, 'Business Name *')).toBeHidden();
    await expect(main(page).getByText('71/100')).toBeVisible();
    await expect(main(page).getByText(SIMULATED)).toBeVisible();
    await expect(main(page).getByRole('row', { name: 'Photos 20 or more 10 to 19 0 to 9' })).toBeVisible();
    await expect(main(page).getByRole('row', { name: 'Seven parts, added 495' })).toBeVisible();
    const link = main(page).getByRole('link', { name: 'write to us instead.' });
    await expect(link).toHaveAttribute('href', '/contact?from=gmb-scorecard-without-script');
  });
});

test('on paper a result stands alone, without its buttons', async ({ page }) => {
  await saves(page, 200);
  await open(page);
  await fill(page);
  await analyze(page);
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(main(page).getByText(SIMULATED)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('#method')).toBeHidden();
  await expect(button(page, 'Check Another Profile')).toBeHidden();
});

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('form, mistakes, analyzing, result', async ({ page }) => {
      const expectNoViolations = async (part = 'body') => {
        const { violations } = await new AxeBuilder({ page }).include(part).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      };
      await saves(page, 200);
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
      await open(page);
      await expectNoViolations();
      await button(page, 'Analyze My Profile').click();
      await expect(main(page).getByText('Business name is required', { exact: true })).toBeVisible();
      await expectNoViolations('#tool');
      await fill(page);
      await button(page, 'Analyze My Profile').click();
      await expect(button(page, 'Analyzing...')).toBeVisible();
      await expectNoViolations('#tool');
      await pass(page);
      await expect(heading(page)).toHaveText(HEADLINE);
      await expectNoViolations('#tool');
    });
  });
}
