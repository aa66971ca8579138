import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const exhibit = (page: Page) => page.locator('.cost-example');
const row = (page: Page, index: number) => exhibit(page).locator('[data-row]').nth(index);
const fields = (page: Page, name: string) =>
  exhibit(page).getByRole('group', { name, exact: true });

test('Exhibit A shows an example; after input it uses the typed figures and passes them to the calculator', {
  tag: '@sample',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/home-exhibit\..*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  await expect(exhibit(page)).toContainText('A case may cost $1,600: the red line.');
  await expect(row(page, 0)).toHaveText(
    'Local Services Ads$4,200 for 6 cases$700$399 to $1,333Keep',
  );
  await expect(row(page, 1)).toHaveText(
    'Directories$2,400 for 1 case$2,400$617 to $22,779Too early',
  );
  expect(scripts).toEqual([]);
  const signed = fields(page, 'Directories').getByLabel('Signed cases');
  const cost = fields(page, 'Directories').getByLabel('Cost, $');
  for (const [field, typed, text] of [
    [signed, '0', 'no case yet$1,042 or moreToo early'],
    [cost, '-5', 'Write 0 or more.'],
    [cost, '$24k', 'no case yet$10,423 or moreLook closer'],
  ] as const) {
    await field.fill(typed);
    await expect(row(page, 1)).toContainText(text);
    if (typed === '-5') await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await exhibit(page).getByLabel('Average fee, $').fill('10,000');
  await exhibit(page).getByLabel('Share of fee to spend, %').fill('25');
  await expect(exhibit(page)).toContainText('A case may cost $2,500');
  await exhibit(page).getByRole('link', { name: 'Put in all your channels' }).click();
  await expect(page).toHaveURL(/\/tools\/cost-per-signed-case/);
  const directories = page.getByRole('group', { name: 'Directories', exact: true });
  await expect(directories.getByLabel('Spend, $')).toHaveValue('24,000');
  await expect(page.getByLabel('Average fee collected, $')).toHaveValue('10,000');
});
