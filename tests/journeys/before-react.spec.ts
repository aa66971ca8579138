import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { DANA, fill, holdBack, submitButton, valuesOf } from './visitor.ts';

/** 400 kbit/s in bytes per second, and 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const ISLAND = /\/_astro\/.*\.js$/;

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
}

/** Opens the dialog without waiting for React. */
async function openEarly(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click();
  return page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
}
const thanked = (page: Page) =>
  expect(page.getByRole('status').getByText('Thank You!', { exact: true })).toBeVisible({ timeout: 20_000 });

test('on a slow network, text typed before React arrives is still there after it', async ({ page }) => {
  await page.goto('/');
  await slowDown(page);
  const dialog = await openEarly(page);
  await fill(dialog, DANA);
  await expect(dialog.locator('form[data-live]')).toHaveCount(0);
  await dialog.locator('form[data-live]').waitFor({ timeout: 20_000 });
  expect(await valuesOf(dialog)).toEqual(DANA);
});

test('on a slow network, a click on submit is sent once when React arrives', async ({ page, site }) => {
  await page.goto(site.url);
  await slowDown(page);
  const dialog = await openEarly(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await submitButton(dialog).click();
  await expect(dialog.locator('form[data-live]')).toHaveCount(0);
  await thanked(page);
  await expect(dialog).toBeHidden();
  const stored = await site.leads();
  expect(stored.map(({ data, source }) => [data, source])).toEqual([[DANA, 'header']]);
});

/** What a button shows in place of its own words. */
const shownBy = (button: Locator) =>
  button.evaluate((element) => [
    getComputedStyle(element).fontSize,
    getComputedStyle(element, '::after').content,
  ]);

test('a submit that is held says so at once, to the eye and aloud, until it is answered', async ({
  page,
}) => {
  const release = await holdBack(page, ISLAND);
  await page.goto('/');
  const dialog = await openEarly(page);
  await fill(dialog, { ...DANA, phone: '1' });
  const form = dialog.locator('form');
  const said = form.locator('[data-busy]');
  const before = await shownBy(submitButton(dialog));
  expect(before[1]).toBe('none');
  await submitButton(dialog).click();
  expect(await shownBy(submitButton(dialog))).toEqual(['0px', '"Submitting..."']);
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(said).toHaveText('Submitting...');
  await expect(said).toHaveRole('status');
  release();
  await expect(dialog.locator('[data-error-summary]')).toBeFocused();
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(said).toBeEmpty();
  expect(await shownBy(submitButton(dialog))).toEqual(before);
});

test("a tool's form that is held says so, too", async ({ page }) => {
  const release = await holdBack(page, ISLAND);
  await page.goto('/tools/gmb-scorecard');
  const form = page.getByRole('main').locator('form[data-island-form]');
  const news = page.locator('[data-news]');
  await submitButton(form).click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(submitButton(form)).toHaveCSS('animation-name', 'waiting');
  await expect(news).toHaveText('One moment: the tool is still loading.');
  release();
  await expect(form.locator('[data-error-summary]')).toBeFocused();
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(news).toBeEmpty();
});

test('a submit before React with a mistake is answered with its message', async ({ page }) => {
  await page.goto('/');
  await slowDown(page);
  const dialog = await openEarly(page);
  await fill(dialog, { ...DANA, phone: '1' });
  await submitButton(dialog).click();
  await expect(dialog.getByText('Phone number must be at least 10 digits', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  expect(await valuesOf(dialog)).toEqual({ ...DANA, phone: '1' });
});

/** Its form alone is held unchecked: where the browser checks first, a submit with a gap never happens. */
test('a held submit takes nobody out of the field in which they type', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ISLAND, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/tools/gmb-scorecard');
  const form = page.getByRole('main').locator('form[data-island-form]');
  await submitButton(form).click();
  await expect(form).toHaveAttribute('data-pending', '');
  const email = form.getByLabel('Email Address *', { exact: true });
  await email.click();
  await page.keyboard.type('dana@whit');
  release();
  await expect(form).toHaveAttribute('data-live', '');
  await page.keyboard.type('field-law.example');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('dana@whitfield-law.example');
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
});

test.describe('when the island cannot be loaded', () => {
  test.use({
    allowedTroubles: /net::ERR_FAILED|Failed to fetch dynamically imported module|status of 400/,
  });
  test.beforeEach(({ page }) => page.route(ISLAND, (route) => route.abort()));

  test('the form posts natively and the lead is stored', async ({ page, site }) => {
    await page.goto(site.url);
    const dialog = await openEarly(page);
    await fill(dialog, DANA);
    await submitButton(dialog).click();
    await expect(page).toHaveURL(/\/contact\/thank-you$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    const stored = await site.leads();
    expect(stored.map(({ data, source }) => [data, source])).toEqual([[DANA, 'header']]);
  });

  test('what is wrong comes back with the values, and stays when React arrives after all', async ({
    page,
  }) => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    const wrong = { ...DANA, phone: '1' };
    await fill(form, wrong);
    await submitButton(form).click();
    const message = form.getByText('Phone number must be at least 10 digits', { exact: true });
    await expect(message).toBeVisible();
    await page.unroute(ISLAND);
    await form.getByLabel('Phone Number *').focus();
    await page.locator('form[data-live]').waitFor();
    expect(await valuesOf(form)).toEqual(wrong);
    await expect(message).toBeVisible();
  });
});

test('an island that does not arrive within 15 seconds: the held submit is posted', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.route(ISLAND, () => undefined);
  await page.goto(site.url);
  const dialog = await openEarly(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog.locator('form[data-pending]')).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL(/\/contact\/thank-you$/);
  expect(await site.leads()).toHaveLength(1);
});

test("on the form's own page, Get Started leads to the form", async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started', exact: true }).click();
  await expect(page.getByLabel('Full Name *')).toBeFocused();
});

test('on the thank-you page, Get Started opens the dialog', async ({ page }) => {
  await page.goto('/contact/thank-you');
  const dialog = await openEarly(page);
  await expect(dialog).toBeVisible();
});
