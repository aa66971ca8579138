import type { Locator, Page } from '@playwright/test';
import { contactCopy } from '../../src/content/contact-copy.ts';
import { CONTACT_COPY } from '../../src/features/contact/copy.ts';

export const TITLE = contactCopy().session.title;
export const THANKS = contactCopy().session.thanks;
export const SUBMIT = contactCopy().session.submit;

const LABELS = {
  name: 'Full Name *',
  email: 'Email Address *',
  phone: 'Phone Number *',
  firmName: 'Law Firm Name *',
  message: 'Message (Optional)',
} as const;
export type FieldName = keyof typeof LABELS;
export type FieldValues = Record<FieldName, string>;

export const DANA: FieldValues = {
  name: 'Dana Whitfield',
  email: 'dana@whitfield-law.example',
  phone: '(813) 555-0199',
  firmName: 'Whitfield & Rowe LLP',
  message: "We need more injury cases.\nCall after 3 o'clock.",
};

export const field = (form: Locator, name: FieldName) =>
  form.getByLabel(LABELS[name], { exact: true });

export async function fill(form: Locator, values: Partial<FieldValues>) {
  for (const name of Object.keys(values) as FieldName[])
    await field(form, name).fill(values[name] ?? '');
}

export async function valuesOf(form: Locator) {
  const names = Object.keys(LABELS) as FieldName[];
  const entries = names.map(async (name) => [name, await field(form, name).inputValue()] as const);
  return Object.fromEntries(await Promise.all(entries)) as FieldValues;
}

export const getStarted = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Get Started', exact: true });
export const contactDialog = (page: Page) => page.getByRole('dialog', { name: TITLE, exact: true });
export const confirmation = (page: Page) =>
  page.getByRole('status').getByText(CONTACT_COPY.thanksTitle, { exact: true });

export async function openEarly(page: Page) {
  await getStarted(page).click();
  return contactDialog(page);
}

export async function openDialog(page: Page) {
  const dialog = await openEarly(page);
  await dialog.locator('form:not([data-script])').waitFor();
  return dialog;
}

/** The form of the contact page. */
export const pageForm = (page: Page) => page.getByRole('main').locator('form:has([name=phone])');
export const submitButton = (form: Locator) => form.locator('button[type=submit]');

/** Returns the bodies of the contact calls, which it answers. */
export async function answerContact(page: Page, answers: { status: number; body: string }[]) {
  const calls: Record<string, unknown>[] = [];
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)];
    calls.push(route.request().postDataJSON());
    if (answer) await route.fulfill({ ...answer, contentType: 'application/json' });
  });
  return calls;
}

/** Delays matching requests until the returned function is called. */
export async function delayRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
