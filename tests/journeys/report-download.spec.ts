import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  blockPopups,
  DANA,
  expectStarted,
  FUNCTION,
  field,
  fillForm,
  main,
  openDialog,
  PASTED,
  PATH,
  PDF,
  replacePdf,
  STORED,
  submit,
  toast,
} from './report-visitor.ts';

test('the PDF opens, and the lead is stored', async ({ page, context, site }) => {
  const methods = await replacePdf(context);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(site.url + PATH);
  const form = await openDialog(page);
  await fillForm(form);
  const popup = page.waitForEvent('popup');
  await submit(form).click();
  const tab = await popup;
  await expect(tab).toHaveTitle('The PDF');
  expect(new URL(tab.url()).pathname).toBe(PDF);
  expect(methods).toEqual(['GET']);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await expectStarted(page);
  expect(lines.some((line) => line.startsWith('Report download:') && line.includes('Dana'))).toBe(
    true,
  );
  const [mail] = await site.waitForMails(1);
  expect(mail?.replyTo).toEqual([{ name: STORED.name, address: STORED.email }]);
  const leads = await site.leads();
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({ ...STORED, source: 'report-hero', data: STORED });
});

test.describe('when something fails', () => {
  test.use({
    allowedProblems:
      /status of (400|429|500)|net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch dynamically/,
  });

  test('the PDF opens if storing fails, and repeated requests have one id', async ({
    page,
    context,
  }) => {
    await replacePdf(context);
    await page.goto(PATH);
    const ids: unknown[] = [];
    for (const answer of ['500', 'abort', 'nothing'] as const) {
      await page.unroute(FUNCTION);
      await page.route(FUNCTION, (route) => {
        ids.push(route.request().postDataJSON().submissionId);
        if (answer === '500') return route.fulfill({ status: 500, json: { error: 'no' } });
        return answer === 'abort' ? route.abort() : undefined;
      });
      const form = await openDialog(page);
      await fillForm(form);
      const [tab] = await Promise.all([page.waitForEvent('popup'), submit(form).click()]);
      await expect(tab).toHaveTitle('The PDF');
      await expectStarted(page);
      await expect(toast(page, 'alert')).toHaveCount(0);
      await tab.close();
    }
    expect(new Set(ids).size).toBe(1);
  });

  test('offline no success is reported, and a retry works', async ({ page, context, site }) => {
    await replacePdf(context);
    await page.goto(site.url + PATH);
    const form = await openDialog(page);
    await fillForm(form);
    await context.setOffline(true);
    await submit(form).click();
    await expect(
      form.getByRole('alert').getByText('You Are Offline', { exact: true }),
    ).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
    for (const [label, value] of Object.entries(DANA))
      await expect(field(form, label)).toHaveValue(value);
    await context.setOffline(false);
    const [tab] = await Promise.all([page.waitForEvent('popup'), submit(form).click()]);
    await expect(tab).toHaveTitle('The PDF');
    await expectStarted(page);
    await expect.poll(() => site.leads()).toHaveLength(1);
  });
});

test('if pop-ups are blocked, a link to the PDF is shown', async ({ page, context, site }) => {
  await replacePdf(context);
  await blockPopups(page);
  await page.goto(site.url + PATH);
  const form = await openDialog(page);
  await fillForm(form);
  await page.clock.install();
  await submit(form).click();
  await expectStarted(page);
  await page.clock.fastForward(60_000);
  const link = toast(page).getByRole('link', { name: 'Open the PDF', exact: true });
  await expect(link).toHaveAttribute('href', PDF);
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab).toHaveTitle('The PDF');
  await expect.poll(() => site.leads()).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: /status of (400|500)/ });
  const form = (page: Page) => main(page).locator('form');
  const link = (page: Page) =>
    main(page).getByRole('link', { name: 'Download Full PDF Report', exact: true });

  test('the button leads to the form, and the form to the PDF', async ({ page, site }) => {
    await page.goto(site.url + PATH);
    await expect(main(page).getByRole('button', { name: 'Share This Report' })).toBeHidden();
    await link(page).first().click();
    await expect(page).toHaveURL(`${site.url}${PATH}/download?from=report-hero`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Download Full PDF Report');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await fillForm(form(page), { ...DANA, 'Email *': PASTED });
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await submit(form(page)).click();
    expect([(await answer).status(), (await answer).headers().location]).toEqual([
      303,
      `${PATH}/thank-you`,
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!');
    await expect(page.getByRole('link', { name: 'Open the PDF', exact: true })).toHaveAttribute(
      'href',
      PDF,
    );
    const leads = await site.leads();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ ...STORED, source: 'report-hero' });
  });
});
