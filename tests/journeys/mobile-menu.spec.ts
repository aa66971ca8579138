import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { holdBack } from './visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
async function openMenu(page: Page) {
  await page.goto('/');
  await toggle(page).tap();
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
  await expect(menu).toBeVisible();
  return menu;
}

test('it has every link, and one group open at most', async ({ page }) => {
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
  for (const [name, href] of [
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Pricing', '/pricing'],
    ['AI Overview Report', '/resources/what-law-firms-get-wrong-google-ai-overview'],
    ['(813) 555-0142', 'tel:+18135550142'],
  ] as const) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const open = menu.locator('details[open] > summary');
  await expect(open).toHaveCount(0);
  await menu.getByText('Services', { exact: true }).tap();
  await expect(open).toHaveText(['Services']);
  await expect(menu.getByRole('link', { name: /^Legal SEO/ })).toBeVisible();
  await menu.getByText('Practice Areas', { exact: true }).tap();
  await expect(open).toHaveText(['Practice Areas']);
  await expect(menu.getByRole('link', { name: /^Personal Injury/ })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Legal SEO/ })).toBeHidden();
  await menu.getByText('Free Tools', { exact: true }).tap();
  await expect(open).toHaveText(['Free Tools']);
  for (const [name, href] of [
    [/^AI SEO Quiz/, '/tools/ai-seo-quiz'],
    [/^GMB Scorecard/, '/tools/gmb-scorecard'],
    [/^AI Intake Builder/, '/tools/ai-intake-builder'],
    [/^Cost per Signed Case/, '/tools/cost-per-signed-case'],
    [/^Page Reader/, '/tools/page-reader'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await menu.getByText('Free Tools', { exact: true }).tap();
  await expect(open).toHaveCount(0);
});

test('the focus stays in it, Escape closes it and gives the focus back', async ({ page }) => {
  const menu = await openMenu(page);
  const inside = () =>
    menu.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    );
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('its close button closes it', async ({ page }) => {
  const menu = await openMenu(page);
  // A tap in the same moment would be the second half of the double tap that has opened it.
  await menu.getByRole('button', { name: 'Close menu', exact: true }).click();
  await expect(menu).toBeHidden();
});

test('choosing a link closes it, also one of the same page', async ({ page }) => {
  const menu = await openMenu(page);
  await page
    .locator('#mobile-menu a', { hasText: 'Home' })
    .evaluate((link) => link.setAttribute('href', '#results'));
  await menu.getByRole('link', { name: 'Home', exact: true }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#results$/);
});

test('Get Started closes it and opens the dialog', async ({ page }) => {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Get Started', exact: true }).tap();
  await expect(
    page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true }),
  ).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Get Started closes it also when the menu script arrives after the tap', async ({ page }) => {
  const release = await holdBack(page, '**/assets/interaction.*');
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Get Started', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Full Name *').focus();
  release();
  await expect(menu).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Full Name *')).toBeFocused();
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
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Get Your Free Strategy Session' })
      .first()
      .tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a menu whose script has not come stays in sight when the tablet is turned', async ({ page }) => {
    await holdBack(page, '**/assets/interaction.*');
    const menu = await openMenu(page);
    await page.setViewportSize({ width: 1180, height: 820 });
    await menu.getByRole('button', { name: 'Close menu', exact: true }).tap();
    await expect(menu).toBeHidden();
  });
});

test('whoever closes the dialog opened from the menu is not left without a place', async ({ page }) => {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Get Started', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
