import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import * as report from './report-visitor.ts';
import { DANA, fill, submitButton, valuesOf } from './visitor.ts';

test.use({ allowedTroubles: /drawn badly/ });

/** From now on every form with this field fails while it is drawn; the function that comes out mends it. */
async function breakForms(page: Page, field: string) {
  await page.evaluate((name) => {
    const entries = Object.entries;
    Object.entries = (object: object) => {
      if ('isBroken' in window && name in object) throw new Error('drawn badly');
      return entries(object);
    };
    Object.assign(window, { isBroken: true });
  }, field);
  return () => page.evaluate(() => Reflect.deleteProperty(window, 'isBroken'));
}

const screenOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Internal Server Error (500)', exact: true });

async function expectFullScreen(page: Page) {
  const screen = screenOf(page);
  await expect(screen).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error (500)');
  await expect(
    screen.getByText("Something went wrong on our end. We're working to fix the issue.", { exact: true }),
  ).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Return to Home', exact: true })).toHaveAttribute(
    'href',
    '/',
  );
  await expect(page).toHaveTitle('Internal Server Error (500)');
  return screen.getByRole('button', { name: 'Try Again', exact: true });
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('the dialog fails: the screen covers everything, and Try Again gives back what was typed', async ({
      page,
    }) => {
      await page.goto('/pricing');
      const title = await page.title();
      await page.locator('#growth').getByRole('button').first().click();
      const dialog = page.getByRole('dialog', { name: 'Schedule Your Free Consultation', exact: true });
      await dialog.locator('form[data-live]').waitFor();
      await fill(dialog, { ...DANA, phone: '1' });
      const mend = await breakForms(page, 'firmName');
      await submitButton(dialog).click();
      await (await expectFullScreen(page)).click();
      await expectFullScreen(page);
      await mend();
      await page.keyboard.press('Escape');
      await expect(screenOf(page)).toBeHidden();
      expect(await valuesOf(dialog)).toEqual({ ...DANA, phone: '1' });
      await expect(dialog.getByText('You asked about: Growth package')).toBeVisible();
      await expect(submitButton(dialog)).toBeFocused();
      await expect(page).toHaveTitle(title);
    });

    test('the form of a page fails', async ({ page }) => {
      await page.goto('/contact');
      const form = page.getByRole('main').locator('form');
      await fill(form, { ...DANA, phone: '1' });
      await form.and(page.locator('[data-live]')).waitFor();
      const mend = await breakForms(page, 'firmName');
      await submitButton(form).click();
      const again = await expectFullScreen(page);
      await mend();
      await again.click();
      expect(await valuesOf(form)).toEqual({ ...DANA, phone: '1' });
      await submitButton(form).click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(1);
    });
  });
}

test('the download page of the report fails', async ({ page }) => {
  await page.goto(`${report.PATH}/download`);
  const form = report.main(page).locator('form');
  await report.fill(form, { ...report.DANA, 'Name *': '  ' });
  await form.and(page.locator('[data-live]')).waitFor();
  const mend = await breakForms(page, 'firm');
  await report.submit(form).click();
  const again = await expectFullScreen(page);
  await mend();
  await again.click();
  await expect(report.field(form, 'Email *')).toHaveValue(report.DANA['Email *']);
});
