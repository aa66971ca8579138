import type { Page } from '@playwright/test';
import { pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';
import { tool } from './tool-page.ts';
import {
  confirmation,
  DANA,
  delayRequests,
  fill,
  openEarly,
  pageForm,
  SUBMIT,
  submitButton,
  valuesOf,
} from './visitor.ts';

const FORM_SCRIPT = /\/assets\/lead-forms\..*\.js$/;
const TOOL_SCRIPTS = /\/_astro\/.*\.js/;

test.describe('a form', () => {
  test('that is sent before its script arrives shows progress at once, and makes one lead', async ({
    page,
    site,
  }) => {
    const release = await delayRequests(page, FORM_SCRIPT);
    await page.goto(site.url);
    const dialog = await openEarly(page);
    await fill(dialog, DANA);
    await submitButton(dialog).click();
    await expect(submitButton(dialog)).toHaveText('Submitting...');
    await expect(submitButton(dialog)).toBeDisabled();
    await expect(dialog.locator('form')).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.locator('form [role=status]')).toHaveText('Submitting...');
    // Additional input would not be sent, and a key does not send the form again.
    await dialog.getByLabel('Full Name *').press('x');
    await dialog.getByLabel('Full Name *').press('Enter');
    release();
    await expect(confirmation(page)).toBeVisible({ timeout: 20_000 });
    await expect(dialog).toBeHidden();
    await expect(submitButton(page.locator('#contact-dialog'))).toHaveText(SUBMIT);
    const leads = await site.leads();
    expect(leads.map(({ data, source }) => [data, source])).toEqual([[DANA, 'header']]);
  });

  test('that waits 15 seconds for its script is posted', async ({ page, site }) => {
    await page.clock.install();
    await page.route(FORM_SCRIPT, () => undefined);
    await page.goto(site.url);
    const dialog = await openEarly(page);
    await fill(dialog, DANA);
    await submitButton(dialog).click();
    await expect(submitButton(dialog)).toHaveText('Submitting...');
    await page.clock.runFor(15_000);
    await expect(page).toHaveURL(/\/contact\/thank-you\?booking=/);
    expect(await site.leads()).toHaveLength(1);
  });

  test.describe('without its script', () => {
    test.use({
      allowedProblems:
        /net::ERR_FAILED|Failed to fetch dynamically imported module|status of 40[04]/,
    });

    test('is posted natively once, and Back shows it ready', async ({ page, site }) => {
      await page.route(FORM_SCRIPT, (route) => route.fulfill({ status: 404 }));
      await page.goto(site.url);
      const dialog = await openEarly(page);
      await fill(dialog, DANA);
      await submitButton(dialog).dblclick();
      await expect(page).toHaveURL(/\/contact\/thank-you\?booking=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
      const leads = await site.leads();
      expect(leads.map(({ data, source }) => [data, source])).toEqual([[DANA, 'header']]);
      await page.goBack();
      const again = await openEarly(page);
      await expect(submitButton(again)).toHaveText(SUBMIT);
      await expect(submitButton(again)).toBeEnabled();
    });

    test('shows a message offline, and is sent later', async ({ page, site }) => {
      await page.goto(site.url);
      await page.route(FORM_SCRIPT, (route) => route.abort());
      const dialog = await openEarly(page);
      await page.context().setOffline(true);
      await fill(dialog, DANA);
      await submitButton(dialog).click();
      await expect(dialog.getByRole('alert')).toContainText('You are offline');
      await expect(submitButton(dialog)).toBeEnabled();
      await page.context().setOffline(false);
      await submitButton(dialog).click();
      await expect(page).toHaveURL(/\/contact\/thank-you\?booking=/);
      expect(await site.leads()).toHaveLength(1);
    });

    test('shows errors and typed values, even after its script has loaded', async ({ page }) => {
      await page.route(FORM_SCRIPT, (route) => route.abort());
      await page.goto('/contact');
      const invalid = { ...DANA, phone: '1' };
      await fill(pageForm(page), invalid);
      await submitButton(pageForm(page)).click();
      const message = pageForm(page).getByText('Phone number must be at least 10 digits', {
        exact: true,
      });
      const summary = page.getByRole('region', {
        name: 'One field needs a correction',
        exact: true,
      });
      await expect(message).toBeVisible();
      await expect(summary).toBeFocused();
      await page.unroute(FORM_SCRIPT);
      await pageForm(page).getByLabel('Phone Number *').focus();
      await pageForm(page).and(page.locator(':not([data-script])')).waitFor();
      expect(await valuesOf(pageForm(page))).toEqual(invalid);
      await expect(message).toBeVisible();
      await expect(summary).toBeVisible();
      await pageForm(page).getByLabel('Phone Number *').fill(DANA.phone);
      await expect(message).toBeHidden();
      await expect(page.getByText('Phone Number: corrected', { exact: true })).toBeVisible();
    });
  });
});

const TOOLS = [/<input[^>]*type="radio"/, /<input[^>]*inputmode="decimal"/].flatMap((pattern) =>
  pagesWith(pattern, 'tool')
    .filter((path) => pagesWith(/<astro-island/, 'tool').includes(path))
    .slice(0, 1),
);
const waitForScript = (page: Page) =>
  tool(page).locator('astro-island:not([ssr])').waitFor({ state: 'attached' });

test.describe('a tool', () => {
  test.use({ allowedProblems: /status of 404|Failed to fetch dynamically imported module/ });

  // src/site/mount.test.tsx checks that the script restores input.
  for (const path of TOOLS)
    test(`at ${path} does not move when its script loads`, async ({ page }) => {
      const release = await delayRequests(page, TOOL_SCRIPTS);
      await page.goto(path);
      const buttons = tool(page).locator('button:visible:not([command])');
      expect(await buttons.count()).toBeGreaterThan(0);
      for (const button of await buttons.all()) await expect(button).toBeDisabled();
      const box = await tool(page).boundingBox();
      release();
      await waitForScript(page);
      expect(await tool(page).boundingBox()).toEqual(box);
    });

  test('that cannot be loaded has a notice and a link to the contact form', async ({ page }) => {
    const [path] = TOOLS;
    test.skip(!path, 'the content in use has no tool');
    await page.route(TOOL_SCRIPTS, (route) => route.fulfill({ status: 404 }));
    await page.goto(path ?? '');
    const alert = tool(page).getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(alert.getByRole('link')).toHaveAttribute('href', '/contact');
  });
});
