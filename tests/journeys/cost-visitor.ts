import type { Page } from '@playwright/test';

export const PATH = '/tools/cost-per-signed-case';
export const PHONE = { width: 390, height: 844 };
export const CLEAR = 'Clear what is kept on this device';
export const LINK = '#v=1&fee=6000&share=25&c=8000_1000_40_3__Radio&c=500__10_1__Podcast';
export const tool = (page: Page) => page.locator('[data-tool-place]');
export const row = (page: Page, name: string) => tool(page).getByRole('group', { name, exact: true });
export const field = (page: Page, channel: string, label: string) =>
  row(page, channel).getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => tool(page).getByRole('button', { name, exact: true });
export const cellsOf = (page: Page, name: string) =>
  tool(page).locator('.cost-table tr', { hasText: name }).locator('td').allTextContents();
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cost-per-case'));
export const isAlive = (page: Page) =>
  page.locator('astro-island[component-url*="/cost-per-case."]:not([ssr])').waitFor({ state: 'attached' });

export async function arrive(page: Page, address = PATH) {
  await page.goto(address);
  await isAlive(page);
}
