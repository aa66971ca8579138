import type { Locator } from '@playwright/test';
import { ASKS } from '../../src/content/asks.ts';
import { expect, test } from './journey.ts';
import { answerContact, DANA, fill, npmRunLeads, submitButton } from './visitor.ts';

const line = (form: Locator) => form.locator('p:has([data-about])');
const CONSULTATION = 'Schedule Your Free Consultation';

test('the package a visitor chose is named in the dialog, the lead, the mail and the list', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/pricing`);
  await page.locator('#growth').getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: CONSULTATION, exact: true });
  await expect(line(dialog)).toContainText('You asked about: Growth package');
  await dialog.locator('form:not([data-script])').waitFor();
  await expect(line(dialog)).toContainText('You asked about: Growth package');
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  const [mail] = await site.waitForMails(1);
  expect(mail?.subject).toBe(
    'Strategy session request: Dana Whitfield, Whitfield & Rowe LLP (Growth package)',
  );
  expect(mail?.text).toContain('Asked about: Growth package');
  expect((await site.leads())[0]).toMatchObject({
    source: 'pricing: Growth',
    subject: 'Growth package',
  });
  expect(await npmRunLeads(site.dataDir, 'list')).toContain('Growth package');

  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click();
  await expect(dialog).toBeVisible();
  await expect(line(dialog)).toBeHidden();
});

test('who asks for the agreement is not asked to schedule, and is told what comes', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/pricing`);
  await page.getByRole('button', { name: ASKS.agreement.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: ASKS.agreement.title, exact: true });
  await expect(dialog).toContainText(ASKS.agreement.lead);
  await expect(line(dialog)).toContainText('You asked about: Monthly packages');
  await dialog.locator('form:not([data-script])').waitFor();
  const { message, ...others } = DANA;
  await fill(dialog, others);
  await dialog.getByLabel(ASKS.agreement.message, { exact: true }).fill(message);
  await dialog.getByRole('button', { name: ASKS.agreement.submit, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toContainText(
    ASKS.agreement.thanks,
  );
  const [mail] = await site.waitForMails(1);
  expect(mail?.subject).toBe('Agreement: Dana Whitfield, Whitfield & Rowe LLP (Monthly packages)');
  expect((await site.leads())[0]).toMatchObject({ subject: 'Agreement: Monthly packages' });

  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click();
  const usual = page.getByRole('dialog', { name: CONSULTATION, exact: true });
  await expect(submitButton(usual)).toBeVisible();
  await expect(usual.getByLabel('Message (Optional)', { exact: true })).toBeVisible();
});

test('it can be taken out from the keyboard, and the focus stays in the dialog', async ({ page }) => {
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto('/services/ppc');
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Get Your Free Strategy Session' })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
  await dialog.locator('form:not([data-script])').waitFor();
  await expect(line(dialog)).toContainText('You asked about: Pay-Per-Click');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Remove', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(dialog)).toBeHidden();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).not.toHaveProperty('subject');
});

test('a control without a choice shows none of before, and a failed attempt keeps it', async ({ page }) => {
  await page.route('**/functions/**', (route) => route.abort());
  await page.goto('/pricing');
  const dialog = page.getByRole('dialog', { name: CONSULTATION, exact: true });
  await page.locator('#starter').getByRole('button').first().click();
  await dialog.locator('form:not([data-script])').waitFor();
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(line(dialog)).toContainText('Starter package');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Get Started' }).first().click();
  await expect(line(dialog)).toBeHidden();
});
test.use({ allowedTroubles: /net::ERR_FAILED/ });

test('a link to the form may name a choice; markup in it stays text', async ({ page }) => {
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto(`/contact?about=${encodeURIComponent('<img src=x onerror=alert(1)> & more')}`);
  const form = page.getByRole('main').locator('form');
  await expect(line(form)).toContainText('You asked about: <img src=x onerror=alert(1)> & more');
  await fill(form, DANA);
  await form.and(page.locator(':not([data-script])')).waitFor();
  await submitButton(form).click();
  await expect.poll(() => calls.at(-1)?.subject).toBe('<img src=x onerror=alert(1)> & more');
  await expect(line(form)).toBeHidden();
});

test('a choice that is one long word stays inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/contact?about=${'W'.repeat(200)}`);
  await expect(line(page.getByRole('main'))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the consultation of a profile opens in place; its link still leads to the home page', async ({
  page,
  context,
}) => {
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto('/team/eleanor-marsh');
  const link = page.getByRole('link', { name: 'Schedule Free Consultation', exact: true });
  await expect(link).toHaveAttribute('href', '/#contact');
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
  await dialog.locator('form:not([data-script])').waitFor();
  expect(new URL(page.url()).pathname).toBe('/team/eleanor-marsh');
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect.poll(() => calls.at(-1)?.source).toBe('team-profile');
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(link).toBeFocused();
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(/\/#contact$/);
});
