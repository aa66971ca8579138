import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import { answerContact, DANA, fill, openDialog, submitButton } from './visitor.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const expectNoViolations = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

for (const viewport of WIDTHS) {
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({
      viewport,
      // What fades in has a color of its own until it is there.
      contextOptions: { reducedMotion: 'reduce' },
      allowedTroubles: /status of (404|500)|^404: page not found/,
    });

    for (const path of [
      '/',
      '/contact?about=Growth%20package',
      '/contact/thank-you',
      '/no-such-page',
      '/500',
    ]) {
      test(`${path} with the cookie banner`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('[data-cookie-banner]')).toBeVisible();
        await expectNoViolations(page);
      });
    }

    test('at rest, and with the popup', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept All' }).click();
      await expectNoViolations(page);
      await page.clock.runFor(30_000);
      await expect(page.locator('[data-lead-popup]:not([hidden])')).toBeVisible();
      await expectNoViolations(page);
    });

    test('a menu open', async ({ page }) => {
      await page.goto('/');
      if (viewport.width < 1024) {
        await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByText('Services', { exact: true }).click();
      } else {
        await page.getByRole('banner').getByRole('button', { name: 'Services', exact: true }).press('Enter');
        await expect(page.locator('[data-menu-panel]:popover-open')).toBeVisible();
      }
      await expectNoViolations(page);
    });

    test('the dialog: empty, with errors, with a toast; the thanks', async ({ page }) => {
      await answerContact(page, [
        { status: 500, body: '{}' },
        { status: 200, body: '{}' },
      ]);
      await page.goto('/');
      const dialog = await openDialog(page);
      await expectNoViolations(page);
      await submitButton(dialog).click();
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(4);
      await expectNoViolations(page);
      await fill(dialog, DANA);
      await submitButton(dialog).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectNoViolations(page);
      await submitButton(dialog).click();
      await expect(
        page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('status'),
      ).toBeVisible();
      await expectNoViolations(page);
    });
  });
}
