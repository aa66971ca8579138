import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import * as scorecard from './scorecard-visitor.ts';

/** Makes every form with this field fail while it renders; the returned function repairs it. */
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
  await expect(screenOf(page)).toBeVisible();
  expect(await screenOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  return screenOf(page).getByRole('button', { name: 'Try Again', exact: true });
}

// error-boundary.test.tsx checks the texts and what Try Again restores.
test.use({ viewport: { width: 390, height: 844 }, allowedProblems: /drawn badly/ });

test('a tool fails: the error screen covers the page, and Try Again restores the typed values', async ({
  page,
}) => {
  await scorecard.open(page);
  const title = await page.title();
  await scorecard.fill(page);
  // During hydration React reports another error.
  await expect(scorecard.button(page, 'Analyze My Profile')).toBeEnabled();
  const repair = await breakForms(page, 'businessName');
  await scorecard.button(page, 'Analyze My Profile').click();
  await (await expectFullScreen(page)).click();
  await expectFullScreen(page);
  await repair();
  await page.keyboard.press('Escape');
  await expect(screenOf(page)).toBeHidden();
  await expect(scorecard.field(page, 'Business Name *')).toHaveValue(scorecard.FIRM);
  await expect(scorecard.field(page, 'Email Address *')).toHaveValue('dana@whitfield-law.example');
  await expect(page).toHaveTitle(title);
});
