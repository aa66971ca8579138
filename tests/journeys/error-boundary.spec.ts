import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import * as scorecard from './scorecard-visitor.ts';

/** Makes the form of the tool fail while it renders. */
const breakForm = (page: Page) =>
  page.evaluate(() => {
    const entries = Object.entries;
    Object.entries = (object: object) => {
      if ('isBroken' in window && 'businessName' in object) throw new Error('drawn badly');
      return entries(object);
    };
    Object.assign(window, { isBroken: true });
  });
const repairForm = (page: Page) => page.evaluate(() => Reflect.deleteProperty(window, 'isBroken'));

// error-boundary.test.tsx checks the texts and what Try Again restores.
test.use({ viewport: { width: 390, height: 844 }, allowedProblems: /drawn badly/ });

test('the error screen covers the page and loses no value', async ({ page }) => {
  const screen = page.getByRole('dialog', { name: 'Internal Server Error (500)', exact: true });
  await scorecard.openTool(page);
  const title = await page.title();
  await scorecard.fillForm(page);
  // During hydration React reports another error.
  await expect(scorecard.button(page, 'Analyze My Profile')).toBeEnabled();
  await breakForm(page);
  await scorecard.button(page, 'Analyze My Profile').click();
  await expect(screen).toBeVisible();
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await screen.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(screen).toBeVisible();
  await repairForm(page);
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(scorecard.field(page, 'Business Name *')).toHaveValue(scorecard.FIRM);
  await expect(scorecard.field(page, 'Email Address *')).toHaveValue('dana@whitfield-law.example');
  await expect(page).toHaveTitle(title);
});
