import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { REPORT_PATH } from '../../src/features/report/paths.ts';

export const PATH = REPORT_PATH;
export const PDF = `${PATH}.pdf`;
export const DANA = {
  'Name *': 'Dana Whitfield',
  'Email *': 'dana@whitfield-law.example',
  'Law Firm': 'Whitfield LLP',
};
export const PASTED = `Dana Whitfield <${DANA['Email *']}>`;
export const STORED = {
  name: 'Dana Whitfield',
  email: 'dana@whitfield-law.example',
  firm: 'Whitfield LLP',
};
export const FUNCTION = '**/functions/v1/submit-report-download';

export const main = (page: Page) => page.getByRole('main');
export const openLink = (page: Page) =>
  main(page).getByRole('link', { name: 'Download Full PDF Report', exact: true }).first();
const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Download Full PDF Report', exact: true });
export const field = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
export const submit = (form: Locator) => form.locator('button[type=submit]');
export const toast = (page: Page, role: 'status' | 'alert' = 'status') =>
  page.locator(`[data-toasts] [role=${role}] .toast`);

export async function fillForm(form: Locator, values: Record<string, string> = DANA) {
  for (const [label, value] of Object.entries(values)) await field(form, label).fill(value);
}
export async function openDialog(page: Page) {
  await openLink(page).click();
  await dialog(page).locator('form:not([data-script])').waitFor();
  return dialog(page);
}
/**
 * Not every browser has a PDF viewer, so a page replaces the file. Returns the methods of its
 * requests.
 */
export async function replacePdf(context: BrowserContext) {
  const methods: string[] = [];
  await context.route(`**${PDF}`, (route) => {
    methods.push(route.request().method());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>The PDF</title>',
    });
  });
  return methods;
}
export async function expectStarted(page: Page) {
  await expect(dialog(page)).toBeHidden();
  await expect(toast(page).getByText('Download Started', { exact: true })).toBeVisible();
  await expect(
    toast(page).getByText('Your PDF is ready. Check your downloads folder.', { exact: true }),
  ).toBeVisible();
}
export const blockPopups = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });
