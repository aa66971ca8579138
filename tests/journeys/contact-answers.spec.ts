import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { answerContact, contactDialog, DANA, fill, submitButton } from './visitor.ts';

// src/features/contact/send-contact.test.tsx checks the message of each answer.
test.use({ allowedProblems: /the server responded with a status of 500/ });

test('an error message covers no heading, no Close button and no focused field, on any small screen', async ({
  page,
}) => {
  await answerContact(page, [{ status: 500, body: '{}' }]);
  await page.goto('/contact/thank-you');
  await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
  await page.evaluate(() =>
    document.querySelector<HTMLDialogElement>('#contact-dialog')?.showModal(),
  );
  const dialog = contactDialog(page);
  await dialog.locator('form:not([data-script])').waitFor();
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  const covers = (other: Locator) =>
    other.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const covering = element
        .closest('dialog')
        ?.querySelector('[role=alert]')
        ?.getBoundingClientRect();
      return !covering || (box.bottom > covering.top + 1 && box.top < covering.bottom - 1);
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
        expect(await covers(focused), await focused.evaluate(({ outerHTML }) => outerHTML)).toBe(
          false,
        );
    }
    await dialog.evaluate((element) => element.scrollTo(0, 0));
    expect(await covers(dialog.getByRole('heading', { level: 2 }))).toBe(false);
    expect(await covers(dialog.getByRole('button', { name: 'Close', exact: true }))).toBe(false);
  }
});
