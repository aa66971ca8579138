import { expect, test } from './journey.ts';
import { answerContact, DANA, type FieldName, field, fill, openDialog, submitButton } from './visitor.ts';

const DOMAIN = '@whitfield-law.example';
const emailOf = (length: number) => `${'a'.repeat(length - DOMAIN.length)}${DOMAIN}`;
const long = (length: number) => 'x'.repeat(length);

/** Field, refused value, message, and a value just inside the limit. */
const RULES: [FieldName, string, string, string][] = [
  ['name', '', 'Name is required', 'x'],
  ['name', '  ', 'Name is required', ' x '],
  ['name', long(101), 'Name must be less than 100 characters', long(100)],
  ['email', 'dana@', 'Invalid email address', DANA.email],
  ['email', emailOf(256), 'Email must be less than 255 characters', emailOf(255)],
  ['phone', long(9), 'Phone number must be at least 10 digits', long(10)],
  ['phone', ` ${long(9)} `, 'Phone number must be at least 10 digits', ` ${long(10)} `],
  ['phone', long(20), 'Phone number must be less than 20 characters', long(19)],
  ['firmName', '', 'Firm name is required', 'x'],
  ['firmName', long(101), 'Firm name must be less than 100 characters', long(100)],
  ['message', long(1001), 'Message must be less than 1000 characters', long(1000)],
];

test.use({ allowedTroubles: /the server responded with a status of (400|500)/ });

test('each rule says its message under its field, and lets the value just inside pass', async ({ page }) => {
  const calls = await answerContact(page, [{ status: 500, body: '{}' }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  for (const [name, wrong, message, right] of RULES) {
    await test.step(`${name}: ${message}`, async () => {
      const control = field(dialog, name);
      await fill(dialog, { ...DANA, [name]: wrong });
      await submitButton(dialog).click();
      await expect(control).toHaveAccessibleDescription(message);
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(dialog.locator('[data-error-summary]')).toBeFocused();
      await expect(dialog.locator('[data-error-summary] a')).toHaveCount(1);
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
      const sent = calls.length;
      await fill(dialog, { [name]: right });
      await expect(dialog.getByText(message, { exact: true })).toHaveCount(0);
      await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
      await submitButton(dialog).click();
      await expect.poll(() => calls.length).toBe(sent + 1);
      await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
      expect(calls.at(-1)).toMatchObject({ ...DANA, [name]: right.trim() });
    });
  }
});

test('an empty form: four messages, focus on a summary that leads to each field, nothing sent', async ({
  page,
}) => {
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await submitButton(dialog).click();
  const summary = dialog.getByRole('region', { name: '4 fields need a correction', exact: true });
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleDescription(/Email Address: enter an address like name@firm\.com/);
  await summary.getByRole('link', { name: 'Phone Number: enter a number with its area code' }).press('Enter');
  await expect(field(dialog, 'phone')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  expect((await dialog.locator('[data-error]').allTextContents()).filter(Boolean)).toEqual([
    'Name is required',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Firm name is required',
  ]);
  await fill(dialog, { name: 'Dana', email: DANA.email });
  await submitButton(dialog).click();
  await expect(dialog.getByRole('region', { name: '2 fields need a correction', exact: true })).toBeFocused();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(2);
  expect(calls).toEqual([]);
});

test('labels and types are those of the documents', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  const documented = [
    'Full Name *',
    'Email Address *',
    'Phone Number *',
    'Law Firm Name *',
    'Message (Optional)',
  ];
  const labels = await form.locator('label').allTextContents();
  expect(labels.filter((label) => documented.includes(label))).toEqual(documented);
  await expect(field(form, 'email')).toHaveAttribute('type', 'email');
  await expect(field(form, 'phone')).toHaveAttribute('type', 'tel');
});

test('messages of the server appear under their fields', async ({ page }) => {
  const fields = { phone: 'Phone number must be at least 10 digits' };
  await answerContact(page, [{ status: 400, body: JSON.stringify({ error: 'x', fields }) }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(field(dialog, 'phone')).toHaveAccessibleDescription(fields.phone);
  await expect(
    dialog.getByRole('region', { name: 'One field needs a correction', exact: true }),
  ).toBeFocused();
});

test('a dialog closed and opened again shows no message of before and keeps the values', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, { ...DANA, phone: '1' });
  await submitButton(dialog).click();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await expect(dialog.locator('[aria-invalid], [data-error-summary]:not([hidden])')).toHaveCount(0);
  await expect(dialog.getByText('Phone number must be at least 10 digits')).toHaveCount(0);
  await expect(field(dialog, 'phone')).toHaveValue('1');
});
