import type { Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import { expect, test } from './journey.ts';
import { popup, scrollTo, VARIANTS } from './popup-visitor.ts';
import { button, fill as fillScorecard } from './scorecard-visitor.ts';
import { answerContact, DANA, fill, openDialog, submitButton, thanked } from './visitor.ts';

test.skip(VARIANTS.length === 0, 'the content in use has no popup');

/** The popup would appear after 30 seconds of the visit or past half of the page. */
async function expectNeverAgain(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('visit-start', String(Date.now() - 40_000)));
  await page.goto('/pricing');
  await scrollTo(page, 0.9);
  await expect(popup(page)).toHaveCount(0);
}

async function sendDialog(page: Page) {
  const dialog = await openDialog(page);
  await fill(dialog, DANA);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
}

test('a sent form hides it for the rest of the visit', async ({ page }) => {
  await page.goto('/about');
  await answerContact(page, [{ status: 200, body: '{}' }]);
  await scrollTo(page, 0.9);
  await expect(popup(page)).toBeVisible();
  await sendDialog(page);
  await expect(popup(page)).toHaveCount(0);
  await expectNeverAgain(page);
});

test('the contact page ends it, with and without its script', async ({ page }) => {
  await page.goto('/contact');
  await answerContact(page, [{ status: 200, body: '{}' }]);
  const form = page.getByRole('main').locator('form');
  await fill(form, DANA);
  await submitButton(form).click();
  await expect(thanked(page)).toBeVisible();
  await expectNeverAgain(page);

  await page.evaluate(() => sessionStorage.clear());
  // The server redirects a posted form to this page.
  await page.goto('/contact/thank-you');
  await expectNeverAgain(page);
});

test("the scorecard's own form ends it", async ({ page }) => {
  test.skip(!offers('gmb-scorecard'), 'the content in use has no scorecard');
  await page.route('**/functions/v1/submit-gmb-scorecard', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
  );
  await page.goto('/tools/gmb-scorecard');
  await fillScorecard(page);
  await button(page, 'Analyze My Profile').click();
  await expect(button(page, 'Check Another Profile')).toBeVisible();
  await expectNeverAgain(page);
});
