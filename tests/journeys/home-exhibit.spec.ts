import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import { holdBack } from './visitor.ts';

const exhibit = (page: Page) => page.locator('.cost-example');
const channel = (page: Page, name: string) =>
  exhibit(page).getByRole('group', { name, exact: true });
const isAlive = (page: Page) => exhibit(page).and(page.locator(':not([data-script])')).waitFor();

test('Exhibit A is a worked example; at the first touch it works with what is typed, and hands it on', {
  tag: '@sample',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/');
  await expect(exhibit(page)).toContainText('A case may cost $1,600: the red line.');
  await expect(channel(page, 'Local Services Ads')).toContainText(
    '$700 ($399 to $1,333). Keep: even the high end is under $1,600.',
  );
  await expect(channel(page, 'Directories')).toContainText(
    '$2,400 ($617 to $22,779). Too early: 1 case tells little.',
  );
  expect(scripts).toEqual([]);
  await channel(page, 'Directories').getByLabel('Signed cases').fill('');
  await expect(channel(page, 'Directories')).toContainText(
    'Enter how many cases it signed, 0 if none.',
  );
  await channel(page, 'Directories').getByLabel('Signed cases').fill('0');
  await expect(channel(page, 'Directories')).toContainText(
    'no case yet ($1,042 or more). Too early to tell.',
  );
  await channel(page, 'Directories').getByLabel('Cost, $').fill('-5');
  await expect(channel(page, 'Directories')).toContainText('Write 0 or more.');
  await expect(channel(page, 'Directories').getByLabel('Cost, $')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await channel(page, 'Directories').getByLabel('Cost, $').fill('$24k');
  await expect(channel(page, 'Directories')).toContainText(
    'Look closer: even the low end is over $1,600.',
  );
  await exhibit(page).getByLabel('Share of fee to spend, %').fill('');
  await expect(exhibit(page)).not.toContainText('may cost');
  await exhibit(page).getByLabel('Average fee, $').fill('10,000');
  await exhibit(page).getByLabel('Share of fee to spend, %').fill('25');
  await expect(exhibit(page)).toContainText('A case may cost $2,500');
  await expect(exhibit(page)).not.toContainText(/NaN|Infinity|undefined/);
  await exhibit(page).getByRole('link', { name: 'Put in all your channels' }).click();
  await expect(page).toHaveURL(/\/tools\/cost-per-signed-case/);
  const row = page.getByRole('group', { name: 'Directories', exact: true });
  await expect(row.getByLabel('Spend, $')).toHaveValue('24,000');
  await expect(page.getByLabel('Average fee collected, $')).toHaveValue('10,000');
});

test('what is typed before its script is there counts; after a reload and after Back it says what its fields say', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/two-channels.*');
  await page.goto('/');
  test.skip((await exhibit(page).count()) === 0, 'the home page has no such exhibit');
  const row = exhibit(page).locator('fieldset').nth(1);
  const says = () => row.getByRole('status').textContent();
  const example = await says();
  const signed = row.locator('[name=signed]');
  const usual = await signed.inputValue();
  await signed.fill('12345');
  release();
  await isAlive(page);
  await expect.poll(says).not.toBe(example);
  await expect(signed).toHaveValue('12345');
  for (const back of [() => page.reload(), () => page.goto('/about').then(() => page.goBack())]) {
    await back();
    await expect(signed).toHaveValue(usual);
    expect(await says()).toBe(example);
    await signed.fill('12345');
  }
  await exhibit(page).locator('[name=firmFee], input').first().fill('a lot');
  await expect(exhibit(page)).toContainText('Write a number, such as 13,500.');
  expect(await axeFaults(page, '.cost-example')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is whole, invites to nothing that does not work, and leads to the calculator', async ({
    page,
  }) => {
    await page.goto('/');
    test.skip((await exhibit(page).count()) === 0, 'the home page has no such exhibit');
    await expect(exhibit(page).getByRole('textbox')).toHaveCount(0);
    // Playwright's own search for text passes <noscript> over.
    const label = exhibit(page).locator('fieldset').first().locator('label').first();
    expect(await label.innerText()).toMatch(/: [\d,]+$/);
    const link = exhibit(page).locator('a[href^="/tools/"]');
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(new RegExp(href.split('?')[0] ?? ''));
  });
});
