import type { Page } from '@playwright/test';
import { ZONES } from '../../src/features/booking/time-text.ts';
import { site as agency } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import { DANA, fill, openDialog, pageForm, submitButton } from './visitor.ts';

const HOME = ZONES.find(({ zone }) => zone === agency.timeZone) ?? { name: '', zone: '' };
const AWAY = ZONES.find(({ zone }) => zone === 'Pacific/Honolulu') ?? HOME;

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const firstTime = (page: Page) => page.locator('input[name=start]').first();

/** Sends the form as a browser without scripts and opens the page for choosing a time. */
async function requestWithoutScript(page: Page, email: string) {
  await page.goto('/contact');
  await fill(pageForm(page), { ...DANA, email });
  await submitButton(pageForm(page)).click();
  await page.getByRole('link', { name: 'More times, other time zones', exact: true }).click();
  await expect(heading(page, 'Choose a time.')).toBeVisible();
}

const linkIn = (text: string, linkText: string) => {
  const [, address = ''] = new RegExp(`${linkText}: (\\S+)`).exec(text) ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a time is chosen, confirmed by mail, moved and canceled', async ({ page, site }) => {
    await requestWithoutScript(page, 'plain@firm.example');
    await page.getByLabel('Times are in').selectOption({ label: AWAY.name });
    await page.getByRole('button', { name: 'Show times', exact: true }).click();
    const home = HOME.name.replace(/ time$/, '');
    await expect(page.getByText(`.m. ${home}`).first()).toBeVisible();
    await page.getByRole('link', { name: 'More times', exact: true }).click();
    await expect.poll(() => page.locator('input[name=start]').count()).toBeGreaterThan(12);
    await firstTime(page).check();
    await page.getByLabel('By video').check();
    await page.getByRole('button', { name: 'Book this time', exact: true }).click();
    await expect(page.getByText('Your session is booked.', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(AWAY.name);

    const mails = await site.waitForMails(3);
    const visitorMail = mails.find(
      ({ to, subject }) =>
        to?.[0]?.address === 'plain@firm.example' && subject?.includes(AWAY.name),
    );
    expect(visitorMail?.subject).toMatch(new RegExp(`: .* ${AWAY.name}`));
    const calendar = visitorMail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    expect(calendar?.method).toBe('REQUEST');
    await page.goto(linkIn(visitorMail?.text ?? '', 'Choose another time'));
    await expect(heading(page, 'Choose another time.')).toBeVisible();
    await expect(page.getByLabel('Times are in')).toHaveValue(AWAY.zone);
    await page.locator('input[name=start]').nth(3).check();
    await page.getByRole('button', { name: 'Move the session', exact: true }).click();
    await expect(page.getByText('Your session has been moved.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel the session', exact: true }).click();
    await expect(heading(page, 'Cancel this session?')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the session', exact: true }).click();
    await expect(heading(page, 'Your session has been canceled.')).toBeVisible();
    expect(await site.leads()).toMatchObject([
      { email: 'plain@firm.example', session: { way: 'video' } },
    ]);
    await site.waitForMails(7);
  });
});

test.describe('in Arizona', () => {
  test.use({ timezoneId: 'America/Phoenix' });

  test('the receipt’s link shows times in the device’s zone', async ({ page, site }) => {
    await page.goto('/');
    const dialog = await openDialog(page);
    await fill(dialog, { ...DANA, email: 'receipt@firm.example' });
    const answer = page.waitForResponse('**/send-contact-email');
    await submitButton(dialog).click();
    // tests/server/receipts.test.ts checks the address in the receipt.
    const { page: choose } = await (await answer).json();
    await page.goto('/about');
    await page.goto(choose);
    await expect(page.getByText('Times are in Arizona time.')).toBeVisible();
    await page.locator('button[name=start]').first().click();
    await expect(page.getByText('Your session is booked.', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: 'See your session', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await site.waitForMails(3);
  });

  test('another time zone shows its times at once, and a checked time stays checked', async ({
    page,
  }) => {
    await page.goto('/');
    const dialog = await openDialog(page);
    await fill(dialog, { ...DANA, email: 'zone@firm.example' });
    const answer = page.waitForResponse('**/send-contact-email');
    await submitButton(dialog).click();
    await page.goto((await (await answer).json()).page);
    await page.getByRole('link', { name: /^More times/ }).click();
    await firstTime(page).check();
    const start = await firstTime(page).inputValue();
    // The button at the end of the form is above the cookie banner.
    const heightOfBars = () =>
      page
        .locator('form.times')
        .evaluate((form) => form.style.getPropertyValue('--bottom-bars-height'));
    await expect.poll(heightOfBars).toMatch(/^[1-9]/);
    await page.getByLabel('Times are in').selectOption({ label: AWAY.name });
    await expect(page.locator('form.times input[name=zone]')).toHaveValue(AWAY.zone);
    await expect(page.locator('input[name=start]:checked')).toHaveValue(start);
    expect(await heightOfBars()).toMatch(/^[1-9]/);
    await expect(page).toHaveURL(/Honolulu/);
    await page.getByRole('button', { name: 'Book this time', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(AWAY.name);
  });
});
