import type { Page } from '@playwright/test';
import { navigationSchema } from '../../src/content/navigation.ts';
import { readContentFile } from '../../src/content/read-content.ts';
import { inContent, site } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import { holdBack } from './visitor.ts';

/** The two menus; what is true of any is tried on the first. */
const [SERVICES, AREAS] = ['Services', 'Practice Areas'] as const;

const { services, practiceAreas } = readContentFile(
  inContent('navigation.yaml'),
  navigationSchema,
  site.brand,
).data;
const MENUS = [
  [SERVICES, services],
  [AREAS, practiceAreas],
] as const;

const header = (page: Page) => page.getByRole('banner');
const button = (page: Page, label: string) =>
  header(page).getByRole('button', { name: label, exact: true });
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
  await expect(button(page, SERVICES)).toHaveAttribute('aria-expanded', 'false');
  await page.clock.pauseAt(Date.now() + 60_000);
}
async function openByKey(page: Page, label: string = SERVICES) {
  await button(page, label).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, label, true);
}

test('the header stays at the top, its logo leads home, it says the number, and marks the page and only that', async ({
  page,
}) => {
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: site.brand, exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  const phone = header(page).getByRole('link', { name: `Call ${site.phone}`, exact: true });
  await expect(phone).toHaveAttribute('href', site.phoneHref);
  await expect(header(page).locator('[aria-current=page]')).toHaveCount(1);
  await expect(header(page).locator('[aria-current=page]')).toHaveAttribute('href', '/');
  await expect(header(page).locator('[aria-current=page]')).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await page.goto('/contact');
  await expect(header(page).locator('[aria-current]')).toHaveCount(0);
});

test('a menu opens and closes by a press, 500 px wide, in two columns; Escape gives the focus back, Tab goes through and on, arrows, Home and End move; a click beside closes', async ({
  page,
}) => {
  await page.goto('/');
  await expect(button(page, SERVICES)).toBeVisible();
  await page.keyboard.press('Shift');
  for (const [label, items] of MENUS) {
    await expect(button(page, label)).toHaveAttribute('aria-expanded', 'false');
    await openByKey(page, label);
    const links = panel(page, label).locator('a');
    expect(await links.locator('> span:first-child').allTextContents()).toEqual(
      items.map(({ name }) => name),
    );
    expect(await links.locator('> span:last-child').allTextContents()).toEqual(
      items.map(({ description }) => description),
    );
    expect((await panel(page, label).boundingBox())?.width).toBe(500);
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2));
    await page.keyboard.press('Enter');
    await expectOpen(page, label, false);
  }

  await openByKey(page);
  const links = panel(page, SERVICES).locator('a');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(page, SERVICES, false);
  await expect(button(page, SERVICES)).toBeFocused();

  await openByKey(page);
  const last = (await links.count()) - 1;
  for (const [key, target] of [
    ['ArrowDown', links.nth(0)],
    ['ArrowDown', links.nth(Math.min(1, last))],
    ['End', links.nth(last)],
    ['ArrowDown', links.nth(last)],
    ['ArrowUp', links.nth(Math.max(0, last - 1))],
    ['Home', links.nth(0)],
    ['ArrowUp', button(page, SERVICES)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
  }
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(button(page, AREAS)).toBeFocused();
  await expectOpen(page, SERVICES, false);

  await openByKey(page);
  await page.mouse.click(1300, 700);
  await expectOpen(page, SERVICES, false);
});

test('hover opens after 200 ms, leaving closes after 150; within 300 ms the next opens at once, later after 200 again', async ({
  page,
}) => {
  await openWithClock(page);
  const openAndLeave = async () => {
    await button(page, SERVICES).hover();
    await page.clock.runFor(199);
    await expectOpen(page, SERVICES, false);
    await page.clock.runFor(1);
    await expectOpen(page, SERVICES, true);
    await page.mouse.move(700, 850);
    await page.clock.runFor(149);
    await expectOpen(page, SERVICES, true);
    await page.clock.runFor(1);
    await expectOpen(page, SERVICES, false);
  };
  await openAndLeave();
  await page.clock.runFor(299);
  await button(page, AREAS).hover();
  await page.clock.runFor(1);
  await expectOpen(page, AREAS, true);
  await page.mouse.move(700, 850);
  await page.clock.runFor(1000);
  await expectOpen(page, AREAS, false);
  await openAndLeave();
  await page.clock.runFor(300);
  await button(page, AREAS).hover();
  await page.clock.runFor(199);
  await expectOpen(page, AREAS, false);
  await page.clock.runFor(1);
  await expectOpen(page, AREAS, true);
  // From an open menu the next one opens at once, and the first closes.
  await button(page, SERVICES).hover();
  await page.clock.runFor(1);
  await expectOpen(page, SERVICES, true);
  await expectOpen(page, AREAS, false);
});

test('the pointer on its way from button to panel, and back within 150 ms, closes nothing; a click leaves open what hover has opened, the next one closes it', async ({
  page,
}) => {
  await openWithClock(page);
  await button(page, SERVICES).hover();
  await page.clock.runFor(200);
  const from = await button(page, SERVICES).boundingBox();
  const to = await panel(page, SERVICES).boundingBox();
  if (!from || !to) throw new Error('The menu is not drawn');
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y < to.y + 30; y += 3) {
    await page.mouse.move(x, y);
    await page.clock.runFor(60);
  }
  await page.clock.runFor(1000);
  await expectOpen(page, SERVICES, true);
  await page.mouse.move(x, 850);
  await page.clock.runFor(149);
  await page.mouse.move(x, to.y + 30);
  await page.clock.runFor(1000);
  await expectOpen(page, SERVICES, true);
  await page.mouse.move(700, 850);
  await page.clock.runFor(1000);
  await button(page, SERVICES).hover();
  await page.clock.runFor(200);
  for (const open of [true, false]) {
    await button(page, SERVICES).click();
    await expectOpen(page, SERVICES, open);
  }
});

test('a menu opened before its script arrived says that it is open', async ({ page }) => {
  const release = await holdBack(page, '**/assets/interaction.*');
  await page.goto('/');
  await button(page, SERVICES).click();
  await expect(panel(page, SERVICES)).toBeVisible();
  release();
  await expect(button(page, SERVICES)).toHaveAttribute('aria-expanded', 'true');
});

for (const isLate of [false, true])
  test(`an open menu closes when the window gets too narrow for it, its focus is not lost${isLate ? ', also where its script comes after' : ''}`, async ({
    page,
  }) => {
    const release = isLate ? await holdBack(page, '**/assets/interaction.*') : () => undefined;
    await page.goto('/');
    await button(page, SERVICES).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, SERVICES)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.setViewportSize({ width: 820, height: 1180 });
    release();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectOpen(page, SERVICES, false);
  });
