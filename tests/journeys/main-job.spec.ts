import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RunningSite } from '../support/server.ts';
import { expect, test } from './journey.ts';
import { DANA, fill, npmRunLeads, submitButton, valuesOf } from './visitor.ts';

const EMPTY = { name: '', email: '', phone: '', firmName: '', message: '' };
const TITLE = 'Schedule Your Free Strategy Session';
const THANKS = 'Someone from our team will contact you within 24 hours';

async function expectOneLead(site: RunningSite, source: string) {
  const [mail] = await site.waitForMails(1);
  expect(mail?.replyTo).toEqual([{ name: DANA.name, address: DANA.email }]);
  expect(mail?.envelopeTo).toEqual(['hello@northbar.example']);
  expect(mail?.subject).toBe('Strategy session request: Dana Whitfield, Whitfield & Rowe LLP');
  for (const words of [
    DANA.email,
    DANA.phone,
    DANA.firmName,
    'We need more injury cases.',
    "Call after 3 o'clock.",
  ]) {
    expect(mail?.text).toContain(words);
  }
  expect(mail?.html).toContain('Whitfield &amp; Rowe LLP');
  const stored = await site.leads();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    email: DANA.email,
    name: DANA.name,
    firm: DANA.firmName,
    source,
    data: DANA,
  });
}

test('a visitor asks for a session in the dialog: thanks, database, mail, command line', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Get Your Free Strategy Session', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: TITLE, exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/within 24 hours/);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  const toast = page.getByRole('status');
  await expect(toast.getByText('Thank You!', { exact: true })).toBeVisible();
  await expect(toast.getByText(THANKS, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }).click();
  await expect(dialog).toBeVisible();
  expect(await valuesOf(dialog)).toEqual(EMPTY);

  await expectOneLead(site, 'home-hero');
  const database = new DatabaseSync(join(site.dataDir, 'site.sqlite'), { readOnly: true });
  expect(
    database
      .prepare('select email, firm, page, kind from leads')
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([{ email: DANA.email, firm: DANA.firmName, page: '/', kind: 'strategy-session' }]);
  database.close();
  const exported: unknown = JSON.parse(await npmRunLeads(site.dataDir, 'export', '--json'));
  expect(exported).toEqual([expect.objectContaining({ email: DANA.email })]);
  const list = await npmRunLeads(site.dataDir, 'list');
  for (const words of [DANA.name, DANA.email, DANA.firmName, 'home-hero', 'sent'])
    expect(list).toContain(words);
});

test('the same from the keyboard alone', async ({ page, site }) => {
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const button = page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true });
  for (
    let stops = 0;
    stops < 15 && !(await button.evaluate((element) => element === document.activeElement));
    stops++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE, exact: true });
  await expect(dialog.getByRole('heading', { name: TITLE, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  for (const words of [DANA.name, DANA.email, DANA.phone, DANA.firmName]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  const [first = '', second = ''] = DANA.message.split('\n');
  await page.keyboard.type(first);
  await page.keyboard.press('Enter');
  await page.keyboard.type(second);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Thank You!', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Choose a time', exact: true })).toBeFocused();
  await expectOneLead(site, 'header');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('the same from the mobile menu', async ({ page, site }) => {
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    await menu.getByRole('button', { name: 'Get Started', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: TITLE, exact: true });
    await expect(dialog).toBeVisible();
    await expect(menu).toBeHidden();
    await fill(dialog, DANA);
    await submitButton(dialog).tap();
    await expect(page.getByRole('status').getByText('Thank You!', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectOneLead(site, 'mobile-menu');
  });
});
