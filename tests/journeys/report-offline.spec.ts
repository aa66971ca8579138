import { expect, test } from './journey.ts';
import {
  DANA,
  expectStarted,
  FUNCTION,
  field,
  fill,
  openDialog,
  opener,
  PATH,
  PDF,
  standInForPdf,
  submit,
  toast,
} from './report-visitor.ts';
import { holdBack } from './visitor.ts';

test.use({ allowedTroubles: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

test('offline: no success is claimed, no page opened, and the press can be repeated with what was typed', async ({
  page,
  context,
  site,
}) => {
  await standInForPdf(context);
  await page.goto(site.url + PATH);
  const form = await openDialog(page);
  await fill(form);
  await context.setOffline(true);
  await submit(form).click();
  await expect(form.getByRole('alert').getByText('You Are Offline', { exact: true })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  for (const [label, words] of Object.entries(DANA))
    await expect(field(form, label)).toHaveValue(words);
  await context.setOffline(false);
  const [tab] = await Promise.all([page.waitForEvent('popup'), submit(form).click()]);
  await expect(tab).toHaveTitle('The PDF');
  await expectStarted(page);
  await expect.poll(() => site.leads()).toHaveLength(1);
});

test('a connection that fails unknown to the browser: the success is taken back, the words are kept', async ({
  page,
  context,
}) => {
  await page.goto(PATH);
  const form = await openDialog(page);
  await fill(form);
  for (const address of [FUNCTION, `**${PDF}`])
    await context.route(address, (route) => route.abort());
  await submit(form).click();
  await expect(toast(page, 'alert').getByText('Download Failed', { exact: true })).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await opener(page).click();
  for (const [label, words] of Object.entries(DANA))
    await expect(field(form, label)).toHaveValue(words);
});

test('what is typed while the lead is under way stays', async ({ page, context }) => {
  await standInForPdf(context);
  const release = await holdBack(page, FUNCTION);
  await page.goto(PATH);
  const form = await openDialog(page);
  await fill(form);
  await submit(form).click();
  await expectStarted(page);
  await opener(page).click();
  await field(form, 'Name *').fill('Ada Rowe');
  const answer = page.waitForResponse(FUNCTION);
  release();
  await answer;
  await expect(field(form, 'Name *')).toHaveValue('Ada Rowe');
  await expect(form).toBeVisible();
});
