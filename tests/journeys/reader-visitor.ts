import type { Page } from '@playwright/test';
import { GOOD_PAGE } from '../../src/features/page-reader/engine/page.fixture.ts';
import { tool } from './tool-page.ts';

const PATH = '/tools/page-reader';
/** The page has four faults: noindex, the title, the main heading and a block of markup. */
const FAULTY = GOOD_PAGE.replace('"telephone":"(614) 555-0142"}', '"telephone":"(614) 555-0142",}')
  .replace(/<(\/?)h1>/g, '<$1h2>')
  .replace(/<title>.*<\/title>/, '<meta name="robots" content="noindex">');

export const result = (page: Page) => tool(page).locator('.reader-result');

export async function openTool(page: Page) {
  await page.goto(PATH);
  await page.waitForFunction(
    () => !document.querySelector<HTMLButtonElement>('[data-tool-section] [type=submit]')?.disabled,
  );
}

export async function pasteHtml(page: Page, html = FAULTY) {
  await openTool(page);
  await page.getByText('Paste the HTML instead').click();
  await page.getByLabel('HTML of the page').fill(html);
  // The server starts its reading program with the first page.
  const answer = page.waitForResponse('**/functions/v1/read-page');
  await page.getByRole('button', { name: 'Read the HTML' }).click();
  await answer;
}
