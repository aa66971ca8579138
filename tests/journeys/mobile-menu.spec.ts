import type { Page } from '@playwright/test';
import { site } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';
import { contactDialog, holdBack } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
async function openMenu(page: Page) {
  await page.goto('/');
  await toggle(page).tap();
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
  await expect(menu).toBeVisible();
  return menu;
}

test('it has every link of the menus, one group open at most, and the focus; Escape, its button and a link of the same page close it', async ({
  page,
}) => {
  const menu = await openMenu(page);
  await expect(menu.locator('a[aria-current=page]')).toHaveAttribute('href', '/');
  const hrefs = await menu
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const header = await page
    .locator('[data-menu-panel] a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(header.length).toBeGreaterThan(0);
  expect(hrefs).toEqual(expect.arrayContaining([...header, ...pagesOf('tool'), site.phoneHref]));
  const open = menu.locator('details[open] > summary');
  await expect(open).toHaveCount(0);
  const groups = menu.locator('details');
  const last = (await groups.count()) - 1;
  for (const nth of [0, last]) {
    await groups.nth(nth).locator('summary').tap();
    await expect(open).toHaveCount(1);
    await expect(groups.nth(nth).getByRole('link').first()).toBeVisible();
  }
  await expect(groups.first().getByRole('link').first()).toBeHidden();
  await groups.nth(last).locator('summary').tap();
  await expect(open).toHaveCount(0);

  const inside = () =>
    menu.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu', exact: true }).press('Enter');
  await expect(menu).toBeHidden();

  await toggle(page).tap();
  await page
    .locator('#mobile-menu nav a')
    .first()
    .evaluate((link) => link.setAttribute('href', '#site-footer'));
  await menu.locator('nav a').first().tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#site-footer$/);
});

test('Get Started closes it also when the menu script arrives after the tap; whoever closes the dialog is not left without a place', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/interaction.*');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Get Started', exact: true }).tap();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Full Name *').focus();
  release();
  await expect(menu).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full Name *')).toBeFocused();

  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('without JavaScript the menu button is a link to the links of the footer', async ({
  browser,
  sharedSite,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(sharedSite.url);
  await expect(toggle(page)).toBeHidden();
  const link = page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
  const { x = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(x + width).toBeLessThanOrEqual(320);
  await link.click();
  await expect(page).toHaveURL(/#site-footer$/);
  await context.close();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('turned so that the header has room for its links, the menu closes and the page can be used', async ({
    page,
  }) => {
    const menu = await openMenu(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(menu).toBeHidden();
    await expect(page.locator(':modal')).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body))
      .toBe(true);
    await page.getByRole('main').locator('[data-source]').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a menu whose script has not come stays in sight when the tablet is turned', async ({
    page,
  }) => {
    await holdBack(page, '**/assets/interaction.*');
    const menu = await openMenu(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await menu.getByRole('button', { name: 'Close menu', exact: true }).tap();
    await expect(menu).toBeHidden();
  });
});
