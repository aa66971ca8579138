import type { Page } from '@playwright/test';
import { pagesWith } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';
import {
  confirmation,
  contactDialog,
  DANA,
  delayRequests,
  field,
  fill,
  getStarted,
  openEarly,
  pageForm,
  submitButton,
} from './visitor.ts';

const OVERLAYS = /\/assets\/overlays\..*\.json$/;

test.describe('a control of a dialog', () => {
  test.use({ allowedProblems: /net::ERR_FAILED/ });

  test('opens the dialog as soon as the file of the overlays arrives', async ({ page }) => {
    const release = await delayRequests(page, OVERLAYS);
    await page.goto('/about');
    const dialog = await openEarly(page);
    release();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('opens no dialog if another control is pressed before the file arrives', async ({
    page,
  }) => {
    const [path = ''] = pagesWith(/data-dialog="report-dialog"/, 'report');
    test.skip(!path, 'the content in use has no report');
    const release = await delayRequests(page, OVERLAYS);
    await page.goto(path);
    await page.locator('[data-dialog=report-dialog]').first().click();
    const dialog = await openEarly(page);
    release();
    await expect(dialog).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
  });

  test('leads to the page of the form when the file cannot be loaded', async ({ page }) => {
    await page.route(OVERLAYS, (route) => route.abort());
    await page.goto('/');
    await getStarted(page).click();
    await expect(page).toHaveURL(/\/contact\?from=header$/);
  });

  test('that is a link to #contact leads to the page of the form, as does an address with #contact', async ({
    page,
  }) => {
    await page.route(OVERLAYS, (route) => route.abort());
    await page.goto('/about#contact');
    await expect(page).toHaveURL(/\/contact$/);
    await page.goto('/about');
    await page.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, { href: '/#contact', textContent: 'Write to us' });
      document.querySelector('h1')?.after(link);
    });
    await page.getByRole('link', { name: 'Write to us', exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('leads to the page of the form after 5 seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(OVERLAYS, () => undefined);
    await page.goto('/');
    await getStarted(page).click();
    await expect(getStarted(page)).toHaveAttribute('aria-busy', 'true');
    await expect(getStarted(page)).toHaveCSS('opacity', '0.6');
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/contact\?from=header$/);
  });

  const OTHER_USES: Record<string, (page: Page) => Promise<void>> = {
    'presses Escape': (page) => page.keyboard.press('Escape'),
    'fills in a field': (page) => page.dispatchEvent('main', 'input'),
    'presses another part': (page) => page.getByRole('heading', { level: 1 }).click(),
    'leaves the page': (page) => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
  };
  for (const [name, use] of Object.entries(OTHER_USES))
    test(`leads nowhere if the visitor ${name} meanwhile`, async ({ page }) => {
      await page.clock.install();
      const release = await delayRequests(page, OVERLAYS);
      await page.goto('/about');
      await getStarted(page).click();
      await expect(getStarted(page)).toHaveAttribute('aria-busy', 'true');
      await use(page);
      await expect(getStarted(page)).not.toHaveAttribute('aria-busy');
      await page.clock.runFor(5_000);
      release();
      await expect(page.locator('#contact-dialog')).toBeAttached();
      await expect(contactDialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/about$/);
    });

  test('leads from #contact to the page of the form after 5 seconds, unless the hash has changed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(OVERLAYS, () => undefined);
    await page.goto('/about#contact');
    await page.evaluate(() => {
      location.hash = '#main';
    });
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/about#main$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about#contact$/);
    await page.clock.runFor(5_000);
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe('without the overlays', () => {
  test('the contact page sends its form with its source', async ({ page, site }) => {
    await page.route(OVERLAYS, () => undefined);
    await page.goto(`${site.url}/contact?from=header`);
    await fill(pageForm(page), DANA);
    await submitButton(pageForm(page)).click();
    await expect(confirmation(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact\?from=header$/);
    expect(await site.leads()).toMatchObject([{ source: 'header', page: '/contact' }]);
  });

  test.describe('that cannot be loaded', () => {
    test.use({ allowedProblems: /net::ERR_FAILED/ });

    test('Escape and a click outside close a menu', async ({ page }) => {
      await page.route(OVERLAYS, (route) => route.abort());
      await page.goto('/about');
      const menu = page.getByRole('banner').locator('[data-menu]').first();
      const script = page.waitForResponse(/interaction.*\.js$/);
      await menu.locator('summary').focus();
      await (await script).finished();
      for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 600)]) {
        await menu.locator('summary').press('Enter');
        await expect(menu.locator('.menu-panel')).toBeVisible();
        await close();
        await expect(menu.locator('.menu-panel')).toBeHidden();
      }
    });
  });
});

test('scripts that load before the overlays enhance them when they arrive', async ({ page }) => {
  const release = await delayRequests(page, OVERLAYS);
  await page.goto('/contact#contact');
  await field(pageForm(page), 'name').focus();
  await pageForm(page).and(page.locator(':not([data-script])')).waitFor();
  release();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('form:not([data-script])')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('padding-bottom', /[1-9]/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/contact$/);
});
