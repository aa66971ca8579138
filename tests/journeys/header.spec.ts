import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { holdBack } from './visitor.ts';

/** Two menus of six entries: name and description, as they stand in the header. */
const MENUS = [
  [
    'Services',
    ['Legal SEO', 'Pay-Per-Click', 'Content Marketing', 'Reputation Management', 'Analytics', 'Web Design'],
  ],
  [
    'Practice Areas',
    [
      'Personal Injury',
      'Criminal Defense',
      'Employment Law',
      'Estate Planning',
      'Business Law',
      'Construction & Real Estate',
    ],
  ],
] as const;

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page, label: string) => header(page).getByRole('button', { name: label, exact: true });
const panel = (page: Page, label: string) =>
  header(page).locator('[data-menu]', { hasText: label }).locator('[popover]');
const expectOpen = async (page: Page, label: string, open: boolean) => {
  await expect(panel(page, label)).toBeVisible({ visible: open });
  await expect(button(page, label)).toHaveAttribute('aria-expanded', String(open));
};

/** A page whose clock stands still and whose menu script is there. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(700, 600);
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('the header stays at the top, its logo leads home, its links are those of the documents', async ({
  page,
}) => {
  await page.goto('/contact');
  const links = header(page).getByRole('navigation', { name: 'Main' }).locator('> ul > li > :is(a, button)');
  expect((await links.allTextContents()).map((text) => text.trim())).toEqual([
    'Home',
    'Services',
    'Practice Areas',
    'About',
    'Blog',
    'Pricing',
  ]);
  await expect(header(page).getByRole('link', { name: 'Northbar', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  const phone = header(page).getByRole('link', { name: 'Call (813) 555-0142', exact: true });
  await expect(phone).toHaveAttribute('href', 'tel:+18135550142');
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await expect(header(page)).toBeInViewport();
});

test('the current route is highlighted, and only that', async ({ page }) => {
  await page.goto('/');
  await expect(header(page).locator('[aria-current=page]')).toHaveText(['Home']);
  await expect(header(page).getByRole('link', { name: 'Home', exact: true })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.goto('/contact');
  await expect(header(page).locator('[aria-current]')).toHaveCount(0);
});

for (const [label, names] of MENUS) {
  test(`the ${label} menu: a click opens it, 500 px wide, two columns, name and description`, async ({
    page,
  }) => {
    await page.goto('/');
    await button(page, label).focus();
    await expect(button(page, label)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expectOpen(page, label, true);
    expect(await panel(page, label).locator('a > span:first-child').allTextContents()).toEqual([...names]);
    for (const text of await panel(page, label).locator('a > span:last-child').allTextContents()) {
      expect(text.length).toBeGreaterThan(10);
    }
    const box = await panel(page, label).boundingBox();
    expect(box?.width).toBe(500);
    const tops = await panel(page, label)
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(3);
    await page.keyboard.press('Enter');
    await expectOpen(page, label, false);
  });
}

test('hover opens after 200 ms and not before, leaving closes after 150 ms', async ({ page }) => {
  await openWithClock(page);
  await button(page, 'Services').hover();
  await page.clock.runFor(199);
  await expectOpen(page, 'Services', false);
  await page.clock.runFor(1);
  await expectOpen(page, 'Services', true);
  await page.mouse.move(700, 850);
  await page.clock.runFor(149);
  await expectOpen(page, 'Services', true);
  await page.clock.runFor(1);
  await expectOpen(page, 'Services', false);
});

test('within 300 ms after a menu has closed the next opens at once, later after 200 ms again', async ({
  page,
}) => {
  await openWithClock(page);
  const openAndLeave = async () => {
    await button(page, 'Services').hover();
    await page.clock.runFor(200);
    await expectOpen(page, 'Services', true);
    await page.mouse.move(700, 850);
    await page.clock.runFor(150);
    await expectOpen(page, 'Services', false);
  };
  await openAndLeave();
  await page.clock.runFor(299);
  await button(page, 'Practice Areas').hover();
  await page.clock.runFor(1);
  await expectOpen(page, 'Practice Areas', true);
  await page.mouse.move(700, 850);
  await page.clock.runFor(1000);
  await expectOpen(page, 'Practice Areas', false);
  await openAndLeave();
  await page.clock.runFor(300);
  await button(page, 'Practice Areas').hover();
  await page.clock.runFor(199);
  await expectOpen(page, 'Practice Areas', false);
  await page.clock.runFor(1);
  await expectOpen(page, 'Practice Areas', true);
});

test('from an open menu the next one opens at once and the first closes', async ({ page }) => {
  await openWithClock(page);
  await button(page, 'Services').hover();
  await page.clock.runFor(200);
  await button(page, 'Practice Areas').hover();
  await page.clock.runFor(1);
  await expectOpen(page, 'Practice Areas', true);
  await expectOpen(page, 'Services', false);
});

test('the pointer on its way from button to panel, and back within 150 ms, does not close it', async ({
  page,
}) => {
  await openWithClock(page);
  await button(page, 'Services').hover();
  await page.clock.runFor(200);
  const from = await button(page, 'Services').boundingBox();
  const to = await panel(page, 'Services').boundingBox();
  if (!from || !to) throw new Error('The menu is not drawn');
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y < to.y + 30; y += 3) {
    await page.mouse.move(x, y);
    await page.clock.runFor(60);
  }
  await page.clock.runFor(1000);
  await expectOpen(page, 'Services', true);
  await page.mouse.move(x, 850);
  await page.clock.runFor(149);
  await page.mouse.move(x, to.y + 30);
  await page.clock.runFor(1000);
  await expectOpen(page, 'Services', true);
});

test('a click on a menu that hover has opened leaves it open, the next click closes it', async ({ page }) => {
  await openWithClock(page);
  await button(page, 'Services').hover();
  await page.clock.runFor(200);
  await button(page, 'Services').click();
  await expectOpen(page, 'Services', true);
  await button(page, 'Services').click();
  await expectOpen(page, 'Services', false);
});

test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Services', true);
  await page.keyboard.press('Tab');
  await expect(panel(page, 'Services').locator('a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, 'Services', false);
  await expect(button(page, 'Services')).toBeFocused();
});

test('Tab goes through the open menu and on; a menu that the focus has left is closed', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Services').focus();
  await page.keyboard.press('Enter');
  for (const link of await panel(page, 'Services').locator('a').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'Practice Areas')).toBeFocused();
  await expectOpen(page, 'Services', false);
});

test('arrow keys, Home and End move through an open menu', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Services', true);
  const link = (index: number) => panel(page, 'Services').locator('a').nth(index);
  for (const [key, target] of [
    ['ArrowDown', link(0)],
    ['ArrowDown', link(1)],
    ['End', link(5)],
    ['ArrowDown', link(5)],
    ['ArrowUp', link(4)],
    ['Home', link(0)],
    ['ArrowUp', button(page, 'Services')],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
});

test('a click beside the menu closes it', async ({ page }) => {
  await page.goto('/');
  await button(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'Services', true);
  await page.mouse.click(1300, 700);
  await expectOpen(page, 'Services', false);
});

test('a menu opened before its script arrived says that it is open', async ({ page }) => {
  const release = await holdBack(page, '**/assets/interaction.*');
  await page.goto('/');
  await button(page, 'Services').click();
  await expect(panel(page, 'Services')).toBeVisible();
  release();
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
});

test('a menu that the window got too narrow for before its script arrived closes when it does', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/interaction.*');
  await page.goto('/');
  await button(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Services')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 820, height: 1180 });
  release();
  await expect(page.locator(':popover-open')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
});

test('an open menu closes when the window gets too narrow for it, and its focus is not lost', async ({
  page,
}) => {
  await page.goto('/');
  await button(page, 'Services').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.locator(':popover-open')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectOpen(page, 'Services', false);
});
