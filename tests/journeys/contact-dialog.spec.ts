import type { Locator, Page } from '@playwright/test';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { pageOf } from '../support/pages-in-use.ts';
import { expect, test } from './journey.ts';
import {
  answerContact,
  confirmation,
  contactDialog,
  DANA,
  field,
  fill,
  getStarted,
  submitButton,
  valuesOf,
} from './visitor.ts';

const PROFILE = pageOf('profile');
const dialogOf = (page: Page) => page.locator('#contact-dialog');
const choiceIn = (page: Page) => dialogOf(page).locator('p:has([data-about])');
const ready = (page: Page) => dialogOf(page).locator('form:not([data-script])').waitFor();

/** Opens the dialog with a choice of a package. */
async function choose(page: Page) {
  const control = page.locator('.package [data-subject]').last();
  const source = await control.getAttribute('data-source');
  const subject = (await control.getAttribute('data-subject')) ?? '';
  await control.click();
  await expect(choiceIn(page)).toContainText(subject);
  await ready(page);
  await expect(choiceIn(page)).toContainText(subject);
  return { source, subject };
}

/** Delays the response until the returned function is called. */
async function delayAnswer(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls: Record<string, unknown>[] = [];
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    calls.push(route.request().postDataJSON());
    await promise;
    await route.fulfill({ json: {} });
  });
  return { calls, answer: resolve };
}

test('a dialog reopened during sending has the sent values', async ({ page }) => {
  const { calls, answer } = await delayAnswer(page);
  await page.goto('/pricing');
  const choice = await choose(page);
  const dialog = dialogOf(page);
  await fill(dialog, DANA);
  // Programs that send spam fill in every field.
  await dialog.locator('[name=site]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await submitButton(dialog).click();
  await expect(submitButton(dialog)).toHaveText('Submitting...');
  await page.keyboard.press('Escape');
  await getStarted(page).click();
  await expect(submitButton(dialog)).toHaveText('Submitting...');
  await expect(choiceIn(page)).toContainText(choice.subject);
  await field(dialog, 'message').focus();
  await page.keyboard.type('x');
  expect(await valuesOf(dialog)).toEqual(DANA);
  answer();
  await expect(dialog).toBeHidden();
  await expect(confirmation(page)).toBeVisible();
  const ofProgram = { site: 'https://spam.example', fillMs: expect.any(Number) };
  expect(calls).toEqual([expect.objectContaining({ ...DANA, ...choice, ...ofProgram })]);
  await page.keyboard.press('Escape');
  await getStarted(page).click();
  await expect(dialog).toHaveAccessibleDescription(contactCopy().session.sent);
  await expect(field(dialog, 'message')).toBeEditable();
  await expect(field(dialog, 'message')).toHaveValue('');
  await expect(choiceIn(page)).toBeHidden();
});

test('a link to the form opens it in place', async ({ page, context }) => {
  test.skip(!PROFILE, 'the content in use has no profile');
  const calls = await answerContact(page, [{ status: 200, body: '{}' }]);
  await page.goto(PROFILE ?? '');
  const link = page.getByRole('main').locator('a[href="/#contact"]').first();
  await link.click();
  await ready(page);
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(PROFILE);
  await fill(contactDialog(page), DANA);
  await submitButton(contactDialog(page)).click();
  await expect.poll(() => calls.at(-1)?.source).toBe('team-profile');
  await page.getByRole('button', { name: 'Not now', exact: true }).click();
  await expect(link).toBeFocused();
  const tab = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(/\/#contact$/);
});

test('a double tap on a landscape phone does not close the dialog that it opens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  // "Close" appears over the lower half of the button.
  await getStarted(page).dblclick({ position: { x: 60, y: 34 } });
  await expect(contactDialog(page)).toBeVisible();
  await contactDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(contactDialog(page)).toBeHidden();
});

test.describe('when sending fails', () => {
  test.use({ allowedProblems: /the server responded with a status of 500/ });

  // src/features/contact/send-contact.test.tsx checks the message of each answer.
  test('an error message covers nothing on small screens', async ({ page }) => {
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
      await dialog.evaluate((element) => element.scrollTo(0, 0));
      expect(await covers(dialog.getByRole('heading', { level: 2 }))).toBe(false);
      expect(await covers(dialog.getByRole('button', { name: 'Close', exact: true }))).toBe(false);
    }
  });
});
