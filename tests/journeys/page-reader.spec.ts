import { expect, test } from './journey.ts';
import * as reader from './reader-visitor.ts';
import { heading } from './tool-page.ts';

test('pasted HTML becomes an annotated page', async ({ page }) => {
  await reader.pasteHtml(page);
  await expect(heading(page)).toHaveText('4 things to fix');
  await expect(heading(page)).toBeFocused();
  const result = reader.result(page);
  const rows = result.getByRole('region', { name: 'To fix' }).locator('ol > li');
  await expect(rows).toHaveText([
    /^1noindex is set/,
    /^2No title/,
    /^3JSON-LD that does not parse.*Block 1 of 1: .* \(line 3 column \d+\)/,
    /^4No main heading \(h1\)/,
  ]);
  await expect(result.locator('.reader-sheet .reader-number')).toHaveCount(4);
  await expect(result.locator('.reader-sheet mark').filter({ hasText: 'No title' })).toBeVisible();
  const serverRows = result.locator('details tr').filter({ hasText: 'Answer of the server' });
  await expect(serverRows).toBeHidden();
  await result.locator('summary').click();
  await expect(serverRows).toContainText('Not checked');

  await result.getByRole('link', { name: 'Go through this with us' }).click();
  const about = page.locator('dialog[open] [data-about]').first();
  await expect(about).toHaveText(
    'Page reader: 4 things to fix: noindex is set; No title; JSON-LD that does not parse; No main heading (h1) with text',
  );
});

test('a page that is not checked has a reason, and the visitor can continue', async ({ page }) => {
  await reader.openTool(page);
  const readButton = page.getByRole('button', { name: 'Read the page' });
  const alert = page.getByRole('region', { name: 'Which page should be read?' }).getByRole('alert');
  const field = page.getByLabel('Address of the page');
  await readButton.click();
  await expect(field).toBeFocused();
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await field.fill('http://169.254.169.254/latest');
  await readButton.click();
  await expect(alert).toHaveText(
    'Not checked: This address does not lead to the public web, so it is not fetched.',
  );
  await expect(field).toHaveValue('http://169.254.169.254/latest');
  await page.route('**/functions/v1/read-page', (route) =>
    route.fulfill({
      json: { unread: 'forwards', url: 'https://firm.example/', to: 'https://firm.example/en/' },
    }),
  );
  await readButton.click();
  await expect(alert).toContainText('This page only forwards to another address');
  const next = page.waitForRequest('**/functions/v1/read-page');
  await page.getByRole('button', { name: 'Read that address' }).click();
  expect((await next).postDataJSON()).toEqual({ address: 'https://firm.example/en/' });
});
