import type { Page } from '@playwright/test';
import { pagesOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';

const KEY = 'cookie-consent';
const SIGNAL = 'We honor your Global Privacy Control signal.';
const banner = (page: Page) =>
  page.getByRole('region', { name: 'Cookie Preferences', exact: true });
const choose = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true }).click();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('the banner explains cookies and stores nothing before a choice', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(banner(page).getByText('Cookie Preferences', { exact: true })).toBeVisible();
  await expect(page.getByText(SIGNAL, { exact: true })).toBeHidden();
  const links = await banner(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(pagesOf('policy')).toEqual(expect.arrayContaining(links));
  const box = await banner(page).boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900);
  const stops: (string | undefined)[] = [];
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
  }
  expect(stops).toEqual([
    'Skip to content',
    'Privacy Policy',
    'Cookie Policy',
    'Essential Only',
    'Accept All',
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a Global Privacy Control signal is confirmed in the text', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/');
  await expect(banner(page).getByText(SIGNAL, { exact: true })).toBeVisible();
  expect(await stored(page)).toBeNull();
  await choose(page, 'Accept All');
  expect(await stored(page)).toBe('all');
});

test('the banner works in a browser that refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    const throwError = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: throwError });
    Object.defineProperty(window, 'sessionStorage', { get: throwError });
  });
  await page.clock.install();
  await page.goto('/');
  await choose(page, 'Essential Only');
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(page.locator('[data-lead-popup]:not([hidden])')).toHaveCount(0);
});
