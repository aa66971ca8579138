import type { Locator, Page } from '@playwright/test';
import { pageOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';
import { answerContact, contactDialog, DANA, fill, getStarted, submitButton } from './visitor.ts';

const line = (form: Locator) => form.locator('p:has([data-about])');
const dialog = (page: Page) => page.getByRole('dialog');
const ready = (page: Page) => dialog(page).locator('form:not([data-script])').waitFor();
const PROFILE = pageOf('profile');

async function chooseIn(control: Locator) {
  const source = (await control.getAttribute('data-source')) ?? '';
  const subject = (await control.getAttribute('data-subject')) ?? '';
  await control.click();
  return { source, subject };
}

test('the chosen package is named in the dialog, the lead and the mail; a control without a choice shows no earlier choice', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/pricing`);
  const choice = await chooseIn(page.locator('.package [data-subject]').last());
  await expect(line(dialog(page))).toContainText(choice.subject);
  await ready(page);
  await expect(line(dialog(page))).toContainText(choice.subject);
  await fill(dialog(page), DANA);
  await submitButton(dialog(page)).click();
  await page.getByRole('button', { name: 'Not now', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  const [mail] = await site.waitForMails(1);
  expect(mail?.subject).toContain(`Whitfield & Rowe LLP (${choice.subject})`);
  expect(mail?.text).toContain(`Asked about: ${choice.subject}`);
  expect((await site.leads())[0]).toMatchObject(choice);

  await getStarted(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(line(dialog(page))).toBeHidden();
});

test.describe('when sending fails', () => {
  test.use({ allowedProblems: /net::ERR_FAILED/ });

  test('a choice stays; it can be removed from the keyboard, and the focus stays in the dialog', async ({
    page,
  }) => {
    await page.route('**/functions/**', (route) => route.abort());
    await page.goto('/pricing');
    const { subject } = await chooseIn(page.locator('.package [data-subject]').first());
    await ready(page);
    await fill(dialog(page), DANA);
    await submitButton(dialog(page)).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expect(line(dialog(page))).toContainText(subject);
    await dialog(page).getByRole('button', { name: 'Close', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('button', { name: 'Remove', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line(dialog(page))).toBeHidden();
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.unroute('**/functions/**');
    const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
    await submitButton(dialog(page)).click();
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]).not.toHaveProperty('subject');
  });
});

test('a link to the form opens it in place and gets the focus back; in a new tab it leads to the home page', async ({
  page,
  context,
}) => {
  test.skip(!PROFILE, 'the content in use has no profile');
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto(PROFILE ?? '');
  const link = page.getByRole('main').locator('a[href="/#contact"]').first();
  await link.click();
  await ready(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(PROFILE);
  await fill(contactDialog(page), DANA);
  await submitButton(contactDialog(page)).click();
  await expect.poll(() => calls.at(-1)?.source).toBe('team-profile');
  await page.getByRole('button', { name: 'Not now', exact: true }).click();
  await expect(link).toBeFocused();
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(/\/#contact$/);
});
