import type { Page } from '@playwright/test';
import { costPageSchema } from '../../src/features/cost-per-case/page-schema.ts';
import { readInUse } from '../support/content-in-use.ts';
import { tool } from './tool-page.ts';

export const PATH = '/tools/cost-per-signed-case';
export const PHONE = { width: 390, height: 844 };
/** None of these figures occur in the content. */
export const LINK = '#v=1&fee=6000&share=25&c=8000_1000_40_3__Skywriting&c=500__10_1__Podcast';
export const copy = () => readInUse('tools/cost-per-signed-case.yaml', costPageSchema).tool;

export const row = (page: Page, name: string) =>
  tool(page).getByRole('group', { name, exact: true });
export const rows = (page: Page) => tool(page).locator('.cost-channel');
type Column = 'channel' | 'spend' | 'fees' | 'inquiries' | 'signed';
export const field = (page: Page, channel: string, column: Column) =>
  row(page, channel).locator(`[name=${column}]`);
export const firmFee = (page: Page) => tool(page).locator('[name=firmFee]');
export const answerText = (page: Page, start: string) =>
  tool(page)
    .getByText(new RegExp(`^${start.replaceAll(/[$.]/g, '\\$&')}`))
    .first();
const waitForScript = (page: Page) =>
  page
    .locator('astro-island[component-url*="/cost-per-case."]:not([ssr])')
    .waitFor({ state: 'attached' });

export async function openTool(page: Page, address = PATH) {
  await page.goto(address);
  await waitForScript(page);
}
