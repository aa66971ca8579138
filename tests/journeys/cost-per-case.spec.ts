import {
  answer,
  arrive,
  button,
  CLEAR,
  field,
  firmFee,
  isAlive,
  kept,
  LINK,
  PATH,
  PHONE,
  row,
  rows,
  tool,
  words,
} from './cost-visitor.ts';
import { expect, test } from './journey.ts';
import { mixedTexts } from './tool-texts.ts';

const { example, editor, kickers, begin } = words();
const [FIRST = { name: '' }] = example.channels;

test('by mouse: the example, a number typed over it, a channel more and one less; nothing is sent', {
  tag: '@sample',
}, async ({ page }) => {
  await arrive(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/(\.js|favicon\.svg)$/.test(request.url())) requests.push(request.url());
  });
  await expect(tool(page).getByText('Example', { exact: true })).toBeVisible();
  await expect(answer(page, 'A signed case costs $1,045. That is $555 under')).toBeVisible();
  await field(page, 'Search ads', 'signed').fill('18');
  await expect(answer(page, 'A signed case costs $821.')).toBeVisible();
  await expect(row(page, 'Search ads')).toContainText('$750');
  const cells = tool(page).locator('.cost-table tr', { hasText: 'Search ads' }).locator('td');
  expect(await cells.allTextContents()).toEqual(
    '$13,500 | 60 | 18 | $225 | 30% | $750 | $545 to $1,053 | $850 under | 2 | 9'.split(' | '),
  );
  await expect(tool(page).getByRole('status')).toHaveText(/^A signed case costs \$821\./);
  await expect(page).toHaveTitle('Cost per Signed Case: $821 | Northbar');
  await expect(page).toHaveURL(/#v=1&fee=8000&share=20&c=9000_4500_60_18__Search\+ads/);
  await button(page, 'Add a channel').click();
  await expect(field(page, 'Channel 8', 'channel')).toBeFocused();
  await page.keyboard.type('Billboards');
  await field(page, 'Billboards', 'spend').fill('$6k');
  await field(page, 'Billboards', 'inquiries').fill('3');
  await expect(row(page, 'Billboards')).toContainText(
    'Left out until its signed cases are entered, 0 if none.',
  );
  await expect(tool(page).getByText(/if none: Billboards\.$/)).toBeVisible();
  await expect(tool(page).locator('.cost-table')).not.toContainText('Billboards');
  await field(page, 'Billboards', 'signed').fill('0');
  await expect(row(page, 'Billboards')).toContainText('no case yet');
  await row(page, 'Billboards').getByRole('button', { name: 'Look closer' }).click();
  await expect(row(page, 'Billboards')).toContainText(
    'Repair it or stop.$6,000, and no signed case yet. Even the low end, $2,606 a case, is over the $1,600 a case may cost.',
  );
  await expect(tool(page).locator('.cost-advice')).toHaveCount(1);
  await button(page, 'Remove Billboards').click();
  await expect(row(page, 'Billboards')).toHaveCount(0);
  await expect(field(page, 'Shared', 'channel')).toBeFocused();
  expect(requests).toEqual([]);
});

test('by keyboard alone: own figures from the first field to the answer', async ({ page }) => {
  await arrive(page);
  await button(page, begin).focus();
  await page.keyboard.press('Enter');
  await expect(firmFee(page)).toBeFocused();
  await expect(
    tool(page).getByText('Enter what one channel cost, and how many cases it signed.'),
  ).toBeVisible();
  for (const text of ['6,000', '25', 'Skywriting', '8000', '1000', '40', '3']) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(tool(page).getByRole('status')).toHaveText(
    'A signed case costs $3,000. That is $1,500 over the $1,500 a case may cost. 3 cases are too few to be sure of that.',
  );
  await expect(row(page, 'Skywriting')).toContainText('Too early');
  await expect(tool(page).locator('.cost-advice')).toContainText(
    'To get down to $1,500: 3 more signed cases at the same cost, or $4,500 less for the same cases, or 15% of the inquiries signed in place of 7.5%.',
  );
  await field(page, 'Skywriting', 'signed').focus();
  await page.keyboard.press('Enter');
  await expect(tool(page).locator(':focus')).toHaveText(/^A signed case costs \$3,000\./);
});

test('a link shows its figures, and leaves the visitor’s own alone until they are asked for', async ({
  page,
}) => {
  await arrive(page);
  const own = rows(page).first().locator('[name=signed]');
  await own.fill('18');
  await expect.poll(() => kept(page)).toContain('_18_');
  const before = await kept(page);
  await page.goto('about:blank');
  await arrive(page, PATH + LINK);
  await expect(answer(page, 'A signed case costs $2,375. That is $875 over')).toBeVisible();
  await expect(tool(page).getByText(kickers.linked, { exact: true })).toBeVisible();
  await field(page, 'Skywriting', 'signed').fill('5');
  await expect(page).toHaveURL(/8000_1000_40_5__Skywriting/);
  expect(await kept(page)).toBe(before);
  await button(page, 'Show my own').click();
  await expect(own).toHaveValue('18');
  expect(await kept(page)).toBe(before);
});

test('an example of ours says whose it is until a number is changed', { tag: '@sample' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Put in your figures' }).click();
  await expect(
    tool(page).getByText('Example from our pricing page', { exact: true }),
  ).toBeVisible();
  await expect(tool(page).getByText('Source: the example on our pricing page.')).toBeVisible();
  await field(page, 'Growth', 'signed').fill('14');
  await expect(tool(page).getByText('Your figures', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/cost-per-signed-case#v=1&fee=8000/);
  // Without figures it is a ceiling.
  await page.goto(
    `${PATH}?${words().ours.find(({ figures }) => figures.includes('c=_____'))?.figures}`,
  );
  await expect(tool(page).getByText(/^Ceiling from our page on /)).toBeVisible();
});

test('reload keeps the place; Back brings a removed channel back; a return another day names the day', {
  tag: '@whole-browser',
}, async ({ page, context }) => {
  await context.clock.setFixedTime(new Date('2025-11-15T10:00'));
  await arrive(page);
  await button(page, `${editor.remove} ${FIRST.name}`).click();
  await expect(row(page, FIRST.name)).toHaveCount(0);
  // The address follows once the row is seen to be gone; the first one names no channel at all.
  await expect(page).toHaveURL(/&c=/);
  await page.reload();
  await isAlive(page);
  await expect(row(page, FIRST.name)).toHaveCount(0);
  await page.goBack();
  await expect(row(page, FIRST.name)).toHaveCount(1);
  await page.goForward();
  await expect(row(page, FIRST.name)).toHaveCount(0);
  await page.close();
  await context.clock.setFixedTime(new Date('2025-11-22T10:00'));
  const later = await context.newPage();
  await later.goto(PATH);
  await expect(tool(later).getByText('Your figures of November 15', { exact: true })).toBeVisible();
  expect(await later.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
    0,
    'BODY',
  ]);
  await expect(rows(later)).toHaveCount(example.channels.length - 1);
  // Seen first, then pressed, as by a hand.
  await button(later, CLEAR).scrollIntoViewIfNeeded();
  await button(later, CLEAR).click();
  await expect(tool(later).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(tool(later).getByText(kickers.example, { exact: true })).toBeVisible();
  expect(await kept(later)).toBeNull();
  await expect(later).toHaveURL(/cost-per-signed-case$/);
});

test('on a phone the fees of a channel are folded until there are any; a press shows them, with the focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await arrive(page, PATH + LINK);
  const addFees = row(page, 'Podcast').getByRole('button', { name: editor.addFees });
  await expect(field(page, 'Skywriting', 'fees')).toHaveValue('1,000');
  await expect(field(page, 'Podcast', 'fees')).toBeHidden();
  await addFees.click();
  expect(await mixedTexts(page)).toEqual([]);
  await expect(field(page, 'Podcast', 'fees')).toBeFocused();
  await field(page, 'Podcast', 'fees').fill('');
  await expect(field(page, 'Podcast', 'fees')).toBeVisible();
  await expect(addFees).toHaveCount(0);
});
