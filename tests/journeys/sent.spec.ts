import type { Page } from '@playwright/test';
import { BOOKING_FUNCTIONS } from '../../src/features/booking/paths.ts';
import { expect, test } from './journey.ts';
import { contactDialog, DANA, field, fill, pageForm, submitButton } from './visitor.ts';

const TIMES = `**/functions/v1/${BOOKING_FUNCTIONS.times}`;
const sentDialog = (page: Page) => page.getByRole('dialog', { name: 'Your request is sent.' });
const timeButtons = (page: Page) => page.locator('button[name=start]');
const REQUIRED = ['name', 'email', 'phone', 'firmName'] as const;

async function sendRequest(page: Page, email: string) {
  await page.goto('/');
  await page.getByRole('main').locator('[data-dialog]').first().click();
  const dialog = contactDialog(page);
  for (const name of REQUIRED) await field(dialog, name).fill({ ...DANA, email }[name]);
  await submitButton(dialog).click();
  await expect(sentDialog(page)).toBeVisible();
}

/** Layout shifts after input do not count. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
      }[])
        if (!entry.hadRecentInput) (window as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftTotal = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts);

test('eight actions lead from the home page to one booked time', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
  await page.route(TIMES, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await sendRequest(page, 'eight@firm.example');
  await expect(sentDialog(page).getByRole('heading')).toBeFocused();
  const shiftsBefore = await shiftTotal(page);
  await expect(sentDialog(page).getByRole('status')).toContainText('Thank You!');
  const boxBefore = await sentDialog(page).getByRole('button', { name: 'Not now' }).boundingBox();
  letAnswer();
  await expect(timeButtons(page)).toHaveCount(4);
  expect(await shiftTotal(page)).toBe(shiftsBefore);
  const boxAfter = await sentDialog(page).getByRole('button', { name: 'Not now' }).boundingBox();
  expect(boxAfter).toEqual(boxBefore);
  await timeButtons(page).first().dblclick();
  const booked = page.getByRole('heading', { level: 1 });
  await expect(booked).toHaveAccessibleDescription('Your session is booked.');
  await expect(booked).toBeFocused();
  await expect(page).toHaveURL(/\/contact\/session\?/);
  await site.waitForMails(1);
  expect((await site.leads()).filter(({ session }) => session)).not.toHaveLength(0);
});

test('by keyboard More times shows the next four times, then all', async ({ page }) => {
  await sendRequest(page, 'keys@firm.example');
  await expect(timeButtons(page)).toHaveCount(4);
  const first = await timeButtons(page).allInnerTexts();
  await page.keyboard.press('Tab');
  await expect(sentDialog(page).getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  for (let tab = 0; tab < 5; tab++) await page.keyboard.press('Tab');
  const more = page.getByRole('link', { name: 'More times', exact: true });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => timeButtons(page).allInnerTexts()).not.toEqual(first);
  await expect(timeButtons(page).first()).toBeFocused();
  await more.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time.' })).toBeVisible();
});

test('the second press of a double press on the submit button books no time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 2000 });
  await page.goto('/contact');
  await fill(pageForm(page), { ...DANA, email: 'double-press@firm.example' });
  const pressedElement = page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<Element | null>();
    const observer = new MutationObserver(() => {
      const box = document.querySelector('button[name=start]')?.getBoundingClientRect();
      if (box) resolve(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const element = await promise;
    return element?.closest('button')?.outerHTML ?? element?.localName;
  });
  await submitButton(pageForm(page)).click();
  expect(await pressedElement).toBe('form');
  await timeButtons(page).first().click();
  await expect(page.getByText('Your session is booked.', { exact: true })).toBeVisible();
});
