import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  answerContact,
  contactDialog,
  DANA,
  FAILED,
  fill,
  getStarted,
  openDialog,
  submitButton,
  thanked,
  valuesOf,
} from './visitor.ts';

// What each answer says is held by src/features/contact/send-contact.test.tsx.
test.use({ allowedTroubles: /the server responded with a status of 500/ });

test('a failure is told in the open dialog and keeps what was typed; its message goes by pointer, key, Escape and retry', async ({
  page,
}) => {
  const calls = await answerContact(page, [
    { status: 500, body: '{"error":"disk full"}' },
    { status: 500, body: '{}' },
    { status: 500, body: '{}' },
    { status: 200, body: '{"message":"We call you today."}' },
  ]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  const toast = dialog.getByRole('alert');
  const dismiss = toast.getByRole('button', { name: 'Dismiss', exact: true });
  await submitButton(dialog).click();
  await expect(toast.getByText(FAILED, { exact: true })).toBeVisible();
  await expect(toast.locator('.toast')).toHaveAttribute('data-tone', 'destructive');
  expect(await valuesOf(dialog)).toEqual(DANA);
  await submitButton(dialog).focus();
  await page.keyboard.press('Enter');
  await expect(toast).not.toBeEmpty();
  await dismiss.press('Enter');
  await expect(toast).toBeEmpty();
  await expect(submitButton(dialog)).toBeFocused();

  await fill(dialog, { message: 'Other words.' });
  await submitButton(dialog).click();
  await expect(toast).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.locator('.toast')).toHaveCount(0);
  await openDialog(page);
  await expect(page.locator('.toast')).toHaveCount(0);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').getByText('We call you today.', { exact: true })).toBeVisible();

  const [first, retry, changed, last] = calls.map(({ submissionId }) => submissionId);
  expect(retry).toBe(first);
  expect(changed).not.toBe(first);
  expect(last).toBe(changed);
});

test('the thanks stay and hold the focus on what happens next; dismissed, they give it back', async ({
  page,
}) => {
  const sent = { status: 200, body: '{}' };
  await answerContact(page, [sent, sent]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  const thanks = page.getByRole('status');
  await expect(thanks.getByRole('link', { name: 'What happens next', exact: true })).toBeFocused();
  await thanks.getByRole('button', { name: 'Dismiss' }).click();
  await expect(getStarted(page)).toBeFocused();

  await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(thanked(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\/thank-you$/);
  await page.goBack();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a failure covers no heading, no Close and no field in focus, on any small screen', async ({ page }) => {
  await answerContact(page, [{ status: 500, body: '{}' }]);
  await page.goto('/contact/thank-you');
  await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#contact-dialog')?.showModal());
  const dialog = contactDialog(page);
  await dialog.locator('form:not([data-script])').waitFor();
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  const covers = (other: Locator) =>
    other.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const over = element.closest('dialog')?.querySelector('[role=alert]')?.getBoundingClientRect();
      return !over || (box.bottom > over.top + 1 && box.top < over.bottom - 1);
    });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 700 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(viewport);
    await submitButton(dialog).focus();
    expect(await covers(submitButton(dialog)), `${viewport.width} px`).toBe(false);
    for (let stops = 0; stops < 8; stops++) {
      await page.keyboard.press('Shift+Tab');
      const focused = dialog.locator(':focus:not([data-toasts] *)');
      if (await focused.count())
        expect(await covers(focused), await focused.evaluate(({ outerHTML }) => outerHTML)).toBe(false);
    }
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    expect(await covers(dialog.getByRole('heading', { level: 2 }))).toBe(false);
    expect(await covers(dialog.getByRole('button', { name: 'Close', exact: true }))).toBe(false);
  }
});
