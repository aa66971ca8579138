import type { Page } from '@playwright/test';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { expect, test } from './journey.ts';
import { DANA, field, fill, getStarted, submitButton, thanked, valuesOf } from './visitor.ts';

const FUNCTION = '**/functions/v1/send-contact-email';

/** Holds the response until the returned function is called. */
async function holdAnswer(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls: Record<string, unknown>[] = [];
  await page.route(FUNCTION, async (route) => {
    calls.push(route.request().postDataJSON());
    await promise;
    await route.fulfill({ json: {} });
  });
  return { calls, answer: resolve };
}

test('a dialog that is closed and reopened during sending shows the sent values, and does not close while the visitor types', async ({
  page,
}) => {
  const { calls, answer } = await holdAnswer(page);
  await page.goto('/pricing');
  const choice = page.getByRole('main').locator('[data-subject]').first();
  const subject = (await choice.getAttribute('data-subject')) ?? '';
  await choice.click();
  const dialog = page.locator('#contact-dialog');
  await dialog.locator('form:not([data-script])').waitFor();
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(submitButton(dialog)).toHaveText('Submitting...');
  await page.keyboard.press('Escape');
  await getStarted(page).click();
  await expect(submitButton(dialog)).toHaveText('Submitting...');
  await expect(dialog.locator('p:has([data-about])')).toContainText(subject);
  await field(dialog, 'message').focus();
  await page.keyboard.type('x');
  expect(await valuesOf(dialog)).toEqual(DANA);
  answer();
  await expect(dialog).toBeHidden();
  await expect(thanked(page)).toBeVisible();
  expect(calls).toEqual([expect.objectContaining({ ...DANA, subject })]);
  await page.keyboard.press('Escape');
  await getStarted(page).click();
  await expect(dialog).toHaveAccessibleDescription(contactCopy().session.sent);
  await expect(field(dialog, 'message')).toBeEditable();
  await expect(field(dialog, 'message')).toHaveValue('');
  await expect(dialog.locator('p:has([data-about])')).toBeHidden();
});
