import { expect, test } from './journey.ts';
import {
  DANA,
  expectStarted,
  field,
  fill,
  openDialog,
  PATH,
  standInForPdf,
  submit,
  toast,
} from './report-visitor.ts';

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
