import { readFileSync } from 'node:fs';
import { GOOD_PAGE } from '../../src/features/page-reader/engine/page.fixture.ts';
import { expect, test } from './journey.ts';

const BROKEN = GOOD_PAGE.replace(
  '"telephone":"(614) 555-0142"}',
  '"telephone":"(614) 555-0142",}',
).replace(/<(\/?)h1>/g, '<$1h2>');

test('pasted HTML is read; the result is quoted, copied, saved and carried into the contact form', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tools/page-reader');
  await expect(page.getByRole('button', { name: 'Read the page' })).toBeEnabled();
  await page.getByText('Paste the HTML instead').click();
  await page.getByLabel('HTML of the page').fill(BROKEN);
  // The first page that a server reads waits for the program that reads it.
  const answer = page.waitForResponse('**/functions/v1/read-page');
  await page.getByRole('button', { name: 'Read the HTML' }).click();
  expect((await answer).status()).toBe(200);
  await expect(
    page.getByRole('heading', { level: 2, name: 'What a machine reads first' }),
  ).toBeFocused();
  const result = page.locator('.reader-result');
  await expect(result.getByText(/^“In Ohio you have two years/).first()).toBeVisible();
  await expect(result.getByRole('heading', { level: 3, name: '3 findings' })).toBeVisible();
  await expect(
    result.getByRole('link', { name: 'JSON-LD that does not parse', exact: true }),
  ).toHaveAttribute('href', '#reader-line-json-ld-broken');
  await expect(result.getByText(/^sentence \d+ of 10/).first()).toBeVisible();
  await expect(result.getByLabel('Block 1, repaired')).toHaveValue(
    /"telephone": "\(614\) 555-0142"/,
  );

  await result.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '- **Main heading: not found**',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(saved).toMatchObject({ sentences: 10 });

  await result.getByRole('button', { name: 'Go through these findings with us' }).click();
  const about = page.locator('#contact-dialog [data-about], dialog[open] [data-about]').first();
  await expect(about).toHaveText(
    /^Page reader: 3 findings: No main heading \(h1\); JSON-LD that does not parse; No structured data that can be read$/,
  );
  await page.locator('dialog[open] [data-remove-subject]').click();
  await expect(about).toBeHidden();
});

test('an address that is not asked says why, and the visitor can go on', async ({ page }) => {
  await page.goto('/tools/page-reader');
  const read = page.getByRole('button', { name: 'Read the page' });
  const said = page.getByRole('region', { name: 'Which page should be read?' }).getByRole('alert');
  await expect(read).toBeEnabled();
  await read.click();
  await expect(said).toHaveText('Enter the address of a page.');
  const field = page.getByLabel('Address of the page');
  await expect(field).toBeFocused();
  await field.fill('http://169.254.169.254/latest');
  await read.click();
  await expect(said).toHaveText(
    'This address does not lead to the public web, so it is not asked.',
  );
  await expect(field).toHaveValue('http://169.254.169.254/latest');
});
