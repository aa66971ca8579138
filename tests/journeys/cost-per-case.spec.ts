import { readFile } from 'node:fs/promises';
import { axeFaultsAtWidths } from '../support/axe.ts';
import {
  answerText,
  copy,
  field,
  firmFee,
  LINK,
  openTool,
  PATH,
  PHONE,
  row,
  rows,
} from './cost-visitor.ts';
import { expect, test } from './journey.ts';
import { button, mixedTexts, tool } from './tool-page.ts';

const { actions, editor, begin } = copy();

test('by mouse a number of the example is changed, a channel is added and removed, and nothing is sent', {
  tag: '@sample',
}, async ({ page }) => {
  await openTool(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/(\.js|favicon\.svg)$/.test(request.url())) requests.push(request.url());
  });
  await expect(tool(page).getByText('Example', { exact: true })).toBeVisible();
  await expect(answerText(page, 'A signed case costs $1,045. That is $555 under')).toBeVisible();
  await field(page, 'Search ads', 'signed').fill('18');
  await expect(answerText(page, 'A signed case costs $821.')).toBeVisible();
  await expect(row(page, 'Search ads')).toContainText('$750');
  await tool(page).locator('.cost-details > summary').click();
  const cells = tool(page).locator('.cost-table tr', { hasText: 'Search ads' }).locator('td');
  await expect(cells).toHaveText(
    '$13,500 | 60 | 18 | $225 | 30% | $750 | $545 to $1,053 | $850 under | 2 | 9'.split(' | '),
  );
  await expect(tool(page).getByRole('status')).toHaveText(/^A signed case costs \$821\./);
  await expect(page).toHaveTitle('Cost per Signed Case: $821 | Northbar');
  await expect(page).toHaveURL(/#v=1&fee=8000&share=20&c=9000_4500_60_18__Search\+ads/);
  await field(page, 'Search ads', 'signed').press('Enter');
  await expect(tool(page).locator(':focus')).toHaveText(/^A signed case costs \$821\./);
  await button(page, 'Add a channel').click();
  await expect(field(page, 'Channel 8', 'channel')).toBeFocused();
  await page.keyboard.type('Billboards');
  await field(page, 'Billboards', 'spend').fill('$6k');
  await expect(row(page, 'Billboards')).toContainText(editor.signedBlank);
  await expect(tool(page).getByText(/^We left out Billboards until/)).toBeVisible();
  await field(page, 'Billboards', 'signed').fill('0');
  // The most urgent channel has its advice open; a press on another row's answer opens only that
  // one.
  await expect(row(page, 'Billboards')).toContainText('Repair it or stop it.');
  await row(page, 'Search ads').getByText('Keep', { exact: true }).click();
  await expect(tool(page).locator('details[name=cost-advice][open]')).toHaveCount(1);
  await expect(tool(page).getByText('Ask whether more can be bought').first()).toBeVisible();
  await button(page, 'Remove Billboards').click();
  await expect(row(page, 'Billboards')).toHaveCount(0);
  await expect(field(page, 'Shared', 'channel')).toBeFocused();
  await expect(page).not.toHaveURL(/Billboards/);
  await page.goBack();
  await expect(row(page, 'Billboards')).toHaveCount(1);
  expect(requests).toEqual([]);
});

test('on a phone fees are typed, a channel is removed and rows are pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await openTool(page, PATH + LINK);
  const addFees = row(page, 'Podcast').getByRole('button', { name: editor.addFees });
  await expect(field(page, 'Skywriting', 'fees')).toHaveValue('1,000');
  await expect(field(page, 'Podcast', 'fees')).toBeHidden();
  await addFees.click();
  await expect(field(page, 'Podcast', 'fees')).toBeFocused();
  await expect(addFees).toHaveCount(0);
  expect(await mixedTexts(page)).toEqual([]);
  await button(page, `${editor.remove} Skywriting`).click();
  await expect(row(page, 'Skywriting')).toHaveCount(0);
  const removed = tool(page).getByText(editor.removed.replace('{name}', 'Skywriting'));
  await expect(removed).toBeVisible();
  await button(page, editor.undo).click();
  await expect(field(page, 'Skywriting', 'channel')).toBeFocused();
  await expect(rows(page).first().locator('[name=channel]')).toHaveValue('Skywriting');
  await expect(removed).toHaveCount(0);

  const sheet =
    'Channel\tBudget\tSpend\tLeads\tSigned\nAds\t$9,000\t$3,200.00\t42\t5\nMaps\t$9,000\t$1,850\t12\t6\nTotal\t$18,000\t$5,050\t54\t11';
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(tool(page).getByText(editor.pasted.replace('{rows}', '2 rows'))).toBeInViewport();
  const leftOut = editor.leftOutColumns.replace('{columns}', 'Budget');
  await expect(tool(page).getByText(leftOut)).toBeVisible();
  await expect(field(page, 'Ads', 'channel')).toBeFocused();
  await expect(field(page, 'Ads', 'spend')).toHaveValue('3,200');
  // It is not $550: the fees of the row that Ads replaces are not its own.
  await expect(answerText(page, 'A signed case costs $459.')).toBeVisible();
  await button(page, editor.undo).click();
  await expect(field(page, 'Skywriting', 'signed')).toHaveValue('3');
});

test('contact form, CSV, link and print have the same figures', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTool(page, PATH + LINK);
  await field(page, 'Podcast', 'channel').fill('=HYPERLINK("x")');
  await button(page, 'Copy link').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('HYPERLINK');
  const download = page.waitForEvent('download');
  await button(page, actions.download).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('cost-per-signed-case.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(
    `"'=HYPERLINK(""x"")","500.00","10","1"`,
  );
  const inquiries = rows(page).last().locator('[name=inquiries]');
  await inquiries.fill('');
  await inquiries.blur();

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.paper-head')).toContainText(page.url());
  await expect(tool(page).locator('.cost-table')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await tool(page).locator('[data-dialog=contact-dialog]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    `${actions.subject}: $2,375, ceiling $1,500 ($9,500 for 4 cases); Skywriting: $9,000 for 3 cases; =HYPERLINK("x"): $500 for 1 case`,
  );
});

test('axe finds nothing in the example, with empty fields and with errors', async ({ page }) => {
  const expectClean = async () =>
    expect(await axeFaultsAtWidths(page, '[data-tool-section]')).toEqual([]);
  await openTool(page);
  await expectClean();
  await button(page, begin).click();
  await expect(firmFee(page)).toBeFocused();
  await expectClean();
  const spend = rows(page).first().locator('[name=spend]');
  await spend.fill('a lot');
  await expect(spend).toHaveAccessibleDescription('Write a number, such as 13,500.');
  await expect(rows(page).first()).toContainText(editor.unreadable.replace(/\.$/, ''));
  await expectClean();
});
