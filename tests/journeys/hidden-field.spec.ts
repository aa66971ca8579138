import { expect, test } from './journey.ts';
import { answerContact, DANA, fill, openDialog, submitButton, thanked } from './visitor.ts';

// tests/every-page/markup.test.ts checks the field of every form; tests/server/floods.test.ts
// checks the spam reason that follows from it.
test('no visitor meets the hidden field of a form; the value that a program enters is sent, with the time that the form took', async ({
  page,
}) => {
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  const hidden = dialog.locator('[name=site]');
  await expect(hidden).toBeHidden();
  const takesFocus = await hidden.evaluate((input: HTMLElement) => {
    input.focus();
    return document.activeElement === input;
  });
  expect(takesFocus).toBe(false);
  await fill(dialog, DANA);
  await hidden.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(dialog).click();
  await expect(thanked(page)).toBeVisible();
  expect(calls).toEqual([
    expect.objectContaining({ ...DANA, site: 'https://spam.example', fillMs: expect.any(Number) }),
  ]);
});
