import { site as agency } from '../support/content-in-use.ts';
import type { RunningSite } from '../support/server.ts';
import { expect, test, WITH_MOTION } from './journey.ts';
import {
  confirmation,
  contactDialog,
  DANA,
  fill,
  getStarted,
  submitButton,
  THANKS,
  TITLE,
  valuesOf,
} from './visitor.ts';

test.use(WITH_MOTION);

const EMPTY = { name: '', email: '', phone: '', firmName: '', message: '' };

async function expectOneLead(site: RunningSite, source: string) {
  const [mail] = await site.waitForMails(1);
  expect(mail?.replyTo).toEqual([{ name: DANA.name, address: DANA.email }]);
  expect(mail?.envelopeTo).toEqual([agency.email]);
  const { message, ...otherValues } = DANA;
  for (const text of [...Object.values(otherValues), ...message.split('\n')])
    expect(mail?.text).toContain(text);
  const leads = await site.leads();
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    email: DANA.email,
    name: DANA.name,
    firm: DANA.firmName,
    source,
    kind: 'strategy-session',
    page: '/',
    landing: '/',
    data: DANA,
  });
}

test('a visitor requests a session in the dialog', async ({ page, site }) => {
  await page.goto(site.url);
  await page.locator('[data-source=home-hero]').first().click();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('status').getByText(THANKS, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Not now', exact: true }).click();
  await getStarted(page).click();
  await expect(dialog).toBeVisible();
  expect(await valuesOf(dialog)).toEqual(EMPTY);

  await expectOneLead(site, 'home-hero');
});

test('a visitor requests a session by keyboard alone', async ({ page, site }) => {
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const button = getStarted(page);
  for (
    let stops = 0;
    stops < 15 && !(await button.evaluate((element) => element === document.activeElement));
    stops++
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = contactDialog(page);
  await expect(dialog.getByRole('heading', { name: TITLE, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  for (const text of [DANA.name, DANA.email, DANA.phone, DANA.firmName]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
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
  await expect(confirmation(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your request is sent.' })).toBeFocused();
  await expectOneLead(site, 'header');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a visitor requests a session from the open menu', async ({ page, site }) => {
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const menu = page.getByRole('navigation', { name: 'Main', exact: true });
    await expect(menu).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Get Started', exact: true }).tap();
    const dialog = contactDialog(page);
    await expect(dialog).toBeVisible();
    await expect(menu).toBeHidden();
    await fill(dialog, DANA);
    await submitButton(dialog).tap();
    await expect(confirmation(page)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectOneLead(site, 'header');
  });
});
