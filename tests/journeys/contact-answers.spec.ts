import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { answerContact, DANA, fill, openDialog, submitButton, valuesOf } from './visitor.ts';

test.use({ allowedTroubles: /the server responded with a status of (429|500)|net::ERR_FAILED/ });

const FAILED = ['Submission Failed', 'Please try again or call us directly at (813) 555-0142'] as const;

/** A toast inside the open dialog, its words exact, and the values still there. */
async function expectRefusal(dialog: Locator, [title, text]: readonly [string, string]) {
  const toast = dialog.getByRole('alert');
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(text, { exact: true })).toBeVisible();
  await expect(toast.locator('.toast')).toHaveAttribute('data-tone', 'destructive');
  await expect(dialog).toBeVisible();
  expect(await valuesOf(dialog)).toEqual(DANA);
}

test('each failure says what to do, in the open dialog, and keeps what was typed', async ({ page }) => {
  const cases = [
    ['429 with words', 429, '{"error":"Wait 3 minutes."}', ['Too Many Submissions', 'Wait 3 minutes.']],
    ['429 without words', 429, '{}', ['Too Many Submissions', 'Please try again later']],
    ['500', 500, '{"error":"disk full"}', FAILED],
    ['500 that is no JSON', 500, '<h1>Bad</h1>', FAILED],
  ] as const;
  await answerContact(
    page,
    cases.map(([, status, body]) => ({ status, body })),
  );
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  for (const [name, , , words] of cases)
    await test.step(name, async () => {
      await submitButton(dialog).click();
      await expectRefusal(dialog, words);
      // What the next one says must be its own.
      await dialog.getByRole('alert').getByRole('button', { name: 'Dismiss', exact: true }).click();
      await expect(dialog.getByRole('alert')).toBeEmpty();
    });
  await page.route('**/functions/**', (route) => route.abort());
  await submitButton(dialog).click();
  await expectRefusal(dialog, FAILED);
});

test('a success in other words of the server, and in the default ones', async ({ page }) => {
  const answers = [
    { status: 200, body: '{"message":"We call you today."}' },
    { status: 200, body: '{}' },
  ];
  await answerContact(page, answers);
  await page.goto('/');
  for (const words of ['We call you today.', 'Someone from our team will contact you within 24 hours']) {
    const dialog = await openDialog(page);
    await fill(dialog, DANA);
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').getByText('Thank You!', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();
  }
});

test('while a request is under way the button is disabled and says so; a second press sends nothing', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  await page.route('**/functions/**', async (route) => {
    calls++;
    await held;
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{}' });
  });
  await page.goto('/');
  const dialog = await openDialog(page);
  // Found by id, because a closed dialog has no role.
  const button = page.locator('#contact-dialog button[type=submit]');
  await expect(button).toHaveText('Request My Session');
  await fill(dialog, DANA);
  await button.click();
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  await dialog.getByLabel('Full Name *').press('Enter');
  await expect(button).toHaveText('Submitting...');
  release();
  await expect(dialog).toBeHidden();
  await expect(button).toHaveText('Request My Session');
  await expect(button).toBeEnabled();
  expect(calls).toBe(1);
});

test('the toast in the open dialog can be dismissed, by pointer and by key', async ({ page }) => {
  await answerContact(page, [{ status: 500, body: '{}' }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  const dismiss = dialog.getByRole('alert').getByRole('button', { name: 'Dismiss', exact: true });
  await submitButton(dialog).click();
  await dismiss.click();
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(dialog).toBeVisible();
  await submitButton(dialog).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(submitButton(dialog)).toBeFocused();
  await submitButton(dialog).click();
  await dismiss.press('Enter');
  await expect(dialog.getByRole('alert')).toBeEmpty();
  await expect(submitButton(dialog)).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('a retry of the same words has the same id, changed words another; the lead names its control', async ({
  page,
}) => {
  const calls = await answerContact(page, [{ status: 500, body: '{}' }]);
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  for (const message of [DANA.message, DANA.message, 'Other words.']) {
    const sent = calls.length;
    await fill(dialog, { message });
    await submitButton(dialog).click();
    await expect.poll(() => calls.length).toBe(sent + 1);
    await expect(submitButton(dialog)).toBeEnabled();
  }
  const [first, retry, changed] = calls.map(({ submissionId }) => submissionId);
  expect(first).toMatch(/^\d{1,10}(?:-\d{1,10}){3}$/);
  expect(retry).toBe(first);
  expect(changed).not.toBe(first);
  expect(calls.map(({ source, page: path }) => [source, path])).toEqual(Array(3).fill(['header', '/']));
});

test('the browser sends the public key as apikey and as bearer token', async ({ page }) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  await page.route('**/functions/**', (route) => route.fulfill({ status: 500, json: {} }));
  await fill(dialog, DANA);
  const asked = page.waitForRequest('**/functions/v1/send-contact-email');
  await submitButton(dialog).click();
  expect(await (await asked).allHeaders()).toMatchObject({
    apikey: 'public-anon-key',
    authorization: 'Bearer public-anon-key',
    'content-type': 'application/json',
  });
});

const ANSWERS = [
  { status: 500, body: '{}' },
  { status: 200, body: '{}' },
];

test('a retry takes the message of the failure away, and so does closing the dialog', async ({ page }) => {
  await answerContact(page, ANSWERS);
  await page.goto('/');
  const dialog = await openDialog(page);
  const alerts = page.getByText('Submission Failed', { exact: true });
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(alerts).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alerts).toHaveCount(0);
  await openDialog(page);
  await expect(alerts).toHaveCount(0);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').getByText('Thank You!', { exact: true })).toBeVisible();
  await openDialog(page);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('while a retry is under way nothing speaks of the last attempt', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/functions/**', async (route) => {
    if (calls++ > 0) await held.promise;
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  await page.goto('/');
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await submitButton(dialog).click();
  await expect(submitButton(dialog)).toHaveText('Submitting...');
  await expect(dialog.getByRole('alert')).toBeEmpty();
  held.resolve();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(calls).toBe(2);
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
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Get Started', exact: true }),
  ).toBeFocused();

  await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\/thank-you$/);
  await page.goBack();
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('on the page of the form the focus goes to what happens next', async ({ page }) => {
  await answerContact(page, ANSWERS);
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await fill(form, DANA);
  await submitButton(form).click();
  await expect(submitButton(form)).toBeFocused();
  await submitButton(form).press('Enter');
  await expect(page.getByRole('link', { name: 'What happens next', exact: true })).toBeFocused();
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 700 },
  { width: 320, height: 568 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a failure covers no heading, no Close and no field in focus', async ({ page }) => {
      await answerContact(page, [{ status: 500, body: '{}' }]);
      await page.goto('/contact/thank-you');
      await page.getByRole('button', { name: 'Essential Only', exact: true }).click();
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('#contact-dialog')?.showModal());
      const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Strategy Session', exact: true });
      await dialog.locator('form:not([data-script])').waitFor();
      await fill(dialog, DANA);
      await submitButton(dialog).click();
      const toast = dialog.getByRole('alert');
      await expect(toast).toBeVisible();
      const covers = (other: Locator) =>
        other.evaluate((element) => {
          const box = element.getBoundingClientRect();
          const over = element.closest('dialog')?.querySelector('[role=alert]')?.getBoundingClientRect();
          return !over || (box.bottom > over.top + 1 && box.top < over.bottom - 1);
        });
      expect(await covers(submitButton(dialog))).toBe(false);
      for (let stops = 0; stops < 8; stops++) {
        await page.keyboard.press('Shift+Tab');
        const focused = dialog.locator(':focus');
        if (
          (await focused.count()) &&
          (await focused.evaluate((element) => !element.closest('[data-toasts]')))
        )
          expect(await covers(focused), await focused.evaluate((element) => element.outerHTML)).toBe(false);
      }
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      expect(await covers(dialog.getByRole('heading', { level: 2 }))).toBe(false);
      expect(await covers(dialog.getByRole('button', { name: 'Close', exact: true }))).toBe(false);
    });
  });
}
