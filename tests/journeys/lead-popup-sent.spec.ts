import type { Page } from '@playwright/test';
import { offers } from '../support/content-in-use.ts';
import { answers, button as builderButton, toLastStep } from './intake-visitor.ts';
import { expect, test } from './journey.ts';
import { popup, scrollTo, VARIANTS } from './popup-visitor.ts';
import {
  FUNCTION,
  fill as fillReport,
  openDialog as openReport,
  PATH as REPORT,
} from './report-visitor.ts';
import { button, fill as fillScorecard } from './scorecard-visitor.ts';
import { answerContact, DANA, fill, openDialog, submitButton, thanked } from './visitor.ts';

const TOOLS = [
  'ai-seo-quiz',
  'gmb-scorecard',
  'ai-intake-builder',
  'cost-per-signed-case',
  'page-reader',
].filter(offers);

test.skip(VARIANTS.length === 0, 'the content in use has no popup');

/** It does not come after 30 seconds of the visit, nor past half of the page. */
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

test('a form that was sent hides it and ends it for the visit', async ({ page }) => {
  await page.goto('/about');
  await answerContact(page, [{ status: 200, body: '{}' }]);
  await scrollTo(page, 0.9);
  await expect(popup(page)).toBeVisible();
  await sendDialog(page);
  await expect(popup(page)).toHaveCount(0);
  await expectNeverAgain(page);
});

for (const path of ['/about', '/privacy-policy', ...TOOLS.map((tool) => `/tools/${tool}`)])
  test(`a contact dialog sent from ${path} ends it before it came`, async ({ page }) => {
    await page.goto(path);
    await answerContact(page, [{ status: 200, body: '{}' }]);
    await sendDialog(page);
    await expectNeverAgain(page);
  });

test('the contact page ends it, with its script and without', async ({ page }) => {
  await page.goto('/contact');
  await answerContact(page, [{ status: 200, body: '{}' }]);
  const form = page.getByRole('main').locator('form');
  await fill(form, DANA);
  await submitButton(form).click();
  await expect(thanked(page)).toBeVisible();
  await expectNeverAgain(page);

  await page.evaluate(() => sessionStorage.clear());
  // The page that the server's answer to a posted form leads to.
  await page.goto('/contact/thank-you');
  await expectNeverAgain(page);
});

test('the report ends it, from its dialog and from the page that a posted form leads to', async ({
  page,
}) => {
  test.skip(!offers('report'), 'the content in use has no report');
  await page.goto(REPORT);
  const form = await openReport(page);
  await fillReport(form);
  const stored = page.waitForResponse(FUNCTION);
  await submitButton(form).click();
  await stored;
  await expectNeverAgain(page);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${REPORT}/thank-you`);
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

test("the intake builder's own form ends it", async ({ page }) => {
  test.skip(!offers('ai-intake-builder'), 'the content in use has no intake builder');
  await answers(page);
  await page.goto('/tools/ai-intake-builder');
  await toLastStep(page);
  await builderButton(page, 'Generate Script').click();
  await expect(builderButton(page, 'Generate Another Script')).toBeVisible();
  await expectNeverAgain(page);
});
