import type { Page } from '@playwright/test';
import { navigationSchema, plainLinks } from '../../src/content/navigation.ts';
import { readInUse } from '../support/content-in-use.ts';
import { pagesOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const navigation = readInUse('navigation.yaml', navigationSchema);

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

async function openMenu(page: Page) {
  await page.goto('/');
  await expect(menuOf(page)).toBeHidden();
  await button(page).tap();
  await expect(menuOf(page)).toBeVisible();
  return menuOf(page);
}

test('the menu has every link, and closes in each way', async ({ page }) => {
  const menu = await openMenu(page);
  await expect(menu.locator('a[aria-current=page]')).toHaveAttribute('href', '/');
  const hrefs = await menu
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const { services, practiceAreas } = navigation;
  expect(hrefs).toEqual(
    expect.arrayContaining([
      ...[...plainLinks(navigation), ...services, ...practiceAreas].map(({ href }) => href),
      ...pagesOf('tool'),
    ]),
  );
  const open = menu.locator('details[open] > summary');
  const groups = menu.locator('details');
  const last = (await groups.count()) - 1;
  await expect(open).toHaveCount(0);
  for (const nth of [0, last]) {
    await groups.nth(nth).locator('summary').tap();
    await expect(open).toHaveCount(1);
    await expect(groups.nth(nth).getByRole('link').first()).toBeVisible();
  }
  await expect(groups.first().getByRole('link').first()).toBeHidden();
  await groups.nth(last).locator('summary').tap();
  await expect(open).toHaveCount(0);

  await button(page).tap();
  await expect(menu).toBeHidden();
  await button(page).press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button(page)).toBeFocused();

  await button(page).press('Enter');
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();

  await button(page).tap();
  await menu
    .locator('a')
    .first()
    .evaluate((link) => link.setAttribute('href', '#site-footer'));
  await menu.locator('a').first().tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#site-footer$/);
});

test('without JavaScript the menu opens and its links work', async ({ browser, sharedSite }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(sharedSite.url);
  const { x = 0, width = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(x + width).toBeLessThanOrEqual(320);
  await button(page).click();
  await menuOf(page).locator('summary').first().click();
  const link = menuOf(page).locator('.menu-panel a').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await context.close();
});
