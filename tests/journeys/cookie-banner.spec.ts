import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { holdBack } from './visitor.ts';

const KEY = 'cookie-consent';
const SIGNAL = 'We honor your Global Privacy Control signal.';
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie Preferences', exact: true });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('it says what cookies do and links the policies; nothing is stored before a choice', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(banner(page).getByText('Cookie Preferences', { exact: true })).toBeVisible();
  await expect(banner(page)).toContainText(
    'Cookies enhance browsing, analyze traffic and personalize content. So far this site sets none.',
  );
  await expect(banner(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
    'href',
    '/cookie-policy',
  );
  await expect(page.getByText(SIGNAL, { exact: true })).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

for (const [name, value] of [
  ['Essential Only', 'essential'],
  ['Accept All', 'all'],
  ['Close and accept essential only', 'essential'],
] as const) {
  test(`${name} stores "${value}" and hides it for good`, async ({ page, context }) => {
    await page.goto('/');
    await banner(page).getByRole('button', { name, exact: true }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe(value);
    await page.goto('/contact');
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
}

test('at the bottom of the window, on every page until a choice', async ({ page }) => {
  for (const path of ['/', '/contact', '/contact/thank-you']) {
    await page.goto(path);
    const box = await banner(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
  }
});

test('it is one of the first stops of the keyboard, straight after the skip link', async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const stops: (string | undefined)[] = [];
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
  }
  expect(stops.slice(0, 5)).toEqual([
    'Skip to content',
    'Privacy Policy',
    'Cookie Policy',
    'Essential Only',
    'Accept All',
  ]);
});

test('a Global Privacy Control signal is honored in words, and stores nothing', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/');
  await expect(banner(page).getByText(SIGNAL, { exact: true })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await banner(page).getByRole('button', { name: 'Accept All', exact: true }).click();
  expect(await stored(page)).toBe('all');
});

test('a browser that refuses storage shows it and goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Essential Only', exact: true }).click();
  await expect(banner(page)).toBeHidden();
});

test('an answer that is the first touch of the page leaves the focus on the words in view', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/interaction.*');
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Accept All', exact: true }).click();
  await expect(banner(page)).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
