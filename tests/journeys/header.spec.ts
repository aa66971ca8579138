import type { Page } from '@playwright/test';
import { navigationSchema } from '../../src/content/navigation.ts';
import { readInUse, site } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';

const [SERVICES, AREAS] = ['Services', 'Practice Areas'] as const;

const { services, practiceAreas } = readInUse('navigation.yaml', navigationSchema);
const MENUS = [
  [SERVICES, services],
  [AREAS, practiceAreas],
] as const;

const header = (page: Page) => page.getByRole('banner');
const group = (page: Page, label: string) =>
  header(page)
    .locator('[data-menu]')
    .filter({ has: page.getByText(label, { exact: true }) });
const summary = (page: Page, label: string) => group(page, label).locator('summary');
const panel = (page: Page, label: string) => group(page, label).locator('.menu-panel');
const expectOpen = (page: Page, label: string, open: boolean) =>
  expect(panel(page, label)).toBeVisible({ visible: open });

async function openWithClock(page: Page) {
  const script = page.waitForResponse(/interaction.*\.js$/);
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(700, 600);
  await (await script).finished();
  await expect(page.locator('body[style]')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
}
async function openByKey(page: Page, label: string = SERVICES) {
  await summary(page, label).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, label, true);
}

test('the header has logo, phone number and the current page', async ({ page }) => {
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: site.brand, exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  const phone = header(page).getByRole('link', { name: `Call ${site.phone}`, exact: true });
  await expect(phone).toHaveAttribute('href', site.phoneHref);
  await expect(header(page).locator('[aria-current=page]')).toHaveAttribute('href', '/');
});

test('a menu opens and closes by press and by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(summary(page, SERVICES)).toBeVisible();
  await page.keyboard.press('Shift');
  for (const [label, items] of MENUS) {
    await expectOpen(page, label, false);
    await openByKey(page, label);
    const links = panel(page, label).locator('a');
    expect(await links.allTextContents()).toEqual(
      items.map(({ name, description }) => `${name}\n${description}`),
    );
    await page.keyboard.press('Enter');
    await expectOpen(page, label, false);
  }

  await openByKey(page);
  const links = panel(page, SERVICES).locator('a');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, SERVICES, false);
  await expect(summary(page, SERVICES)).toBeFocused();

  await openByKey(page);
  const last = (await links.count()) - 1;
  for (const [key, target] of [
    ['ArrowDown', links.nth(0)],
    ['ArrowDown', links.nth(Math.min(1, last))],
    ['End', links.nth(last)],
    ['ArrowDown', links.nth(last)],
    ['ArrowUp', links.nth(Math.max(0, last - 1))],
    ['Home', links.nth(0)],
    ['ArrowUp', summary(page, SERVICES)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(summary(page, AREAS)).toBeFocused();
  await expectOpen(page, SERVICES, false);

  await openByKey(page);
  await page.mouse.click(1300, 700);
  await expectOpen(page, SERVICES, false);
});

test('a menu opens and closes by hover after its delays', async ({ page }) => {
  await openWithClock(page);
  await summary(page, SERVICES).hover();
  await page.clock.runFor(199);
  await expectOpen(page, SERVICES, false);
  await page.clock.runFor(1);
  await expectOpen(page, SERVICES, true);
  await page.mouse.move(700, 850);
  await page.clock.runFor(149);
  await expectOpen(page, SERVICES, true);
  await page.clock.runFor(1);
  await expectOpen(page, SERVICES, false);
  // Within this time the next menu opens at once.
  await page.clock.runFor(299);
  await summary(page, AREAS).hover();
  await page.clock.runFor(1);
  await expectOpen(page, AREAS, true);
  await page.mouse.move(700, 850);
  await page.clock.runFor(1000);
  await expectOpen(page, AREAS, false);
  await summary(page, AREAS).hover();
  await page.clock.runFor(200);
  await expectOpen(page, AREAS, true);
  // While a menu is open, the next one opens at once and the first closes.
  await summary(page, SERVICES).hover();
  await page.clock.runFor(1);
  await expectOpen(page, SERVICES, true);
  await expectOpen(page, AREAS, false);
});
