import { expect, test } from './journey.ts';
import { answerContact, DANA, field, fill, openDialog, submitButton } from './visitor.ts';

// What each rule is and says: src/features/contact/fields.test.ts.
test('an empty form: a message under each field, focus on a summary that leads to them; corrected one by one, it is sent', async ({
  page,
}) => {
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await expect(field(dialog, 'email')).toHaveAttribute('type', 'email');
  await expect(field(dialog, 'phone')).toHaveAttribute('type', 'tel');
  await submitButton(dialog).click();
  const summary = dialog.getByRole('region', { name: '4 fields need a correction', exact: true });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /^Phone Number/ }).press('Enter');
  await expect(field(dialog, 'phone')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await fill(dialog, { ...DANA, phone: '1', message: 'x'.repeat(1001) });
  await submitButton(dialog).click();
  for (const [name, message] of [
    ['phone', 'Phone number must be at least 10 digits'],
    ['message', 'Message must be less than 1000 characters'],
  ] as const) {
    await expect(field(dialog, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(dialog, name)).toHaveAccessibleDescription(message);
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
  expect(calls).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await expect(dialog.locator('[aria-invalid], [data-error-summary]:not([hidden])')).toHaveCount(0);
  await expect(field(dialog, 'phone')).toHaveValue('1');
  await fill(dialog, { phone: DANA.phone, message: 'x'.repeat(1000) });
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  expect(calls).toEqual([expect.objectContaining({ ...DANA, message: 'x'.repeat(1000) })]);
});
