import { axeFaults } from '../support/axe.ts';
import { expect, test } from './journey.ts';
import { answerContact, confirmation, DANA, fill, openDialog, submitButton } from './visitor.ts';

// tests/every-page/pages.spec.ts checks every page before any action of a visitor.
for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`axe at ${viewport.width} px`, () => {
    test.use({ viewport, allowedProblems: /status of 500/ });

    test('finds nothing in menu, dialog, confirmation, subject and popup', async ({ page }) => {
      // A modal dialog makes the rest of the page inert.
      const expectNoViolations = async (part?: string) =>
        expect(await axeFaults(page, part)).toEqual([]);
      await answerContact(page, [
        { status: 500, body: '{}' },
        { status: 200, body: '{}' },
      ]);
      await page.goto('/');
      const header = page.getByRole('banner');
      if (viewport.width < 1024) {
        await header.getByRole('button', { name: 'Menu', exact: true }).click();
        await expect(header.locator('nav')).toBeVisible();
      }
      await header.locator('[data-menu] summary').first().press('Enter');
      await expect(header.locator('.menu-panel').first()).toBeVisible();
      await expectNoViolations();
      await page.keyboard.press('Escape');

      const dialog = await openDialog(page);
      await expectNoViolations('#contact-dialog');
      await submitButton(dialog).click();
      await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(4);
      await expectNoViolations('#contact-dialog');
      await fill(dialog, DANA);
      await submitButton(dialog).click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await expectNoViolations('#contact-dialog');
      await submitButton(dialog).click();
      await expect(confirmation(page)).toBeVisible();
      await expectNoViolations();

      await page.goto('/contact?about=A%20package');
      await expectNoViolations();

      await page.evaluate(() => sessionStorage.clear());
      await page.clock.install();
      await page.goto('/about');
      await page.locator('[data-cookie-banner]').waitFor({ state: 'attached' });
      await page.clock.runFor(30_000);
      if (await page.locator('[data-lead-popup]').count())
        await expect(page.locator('[data-lead-popup]:not([hidden])')).toBeVisible();
      await expectNoViolations();
    });
  });
}
