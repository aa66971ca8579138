import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import * as scorecard from './scorecard-visitor.ts';

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

test.use({ viewport: { width: 390, height: 844 }, allowedTroubles: /drawn badly/ });

test('a tool fails: the screen covers everything, and Try Again gives back what was typed', async ({
  page,
}) => {
  await scorecard.open(page);
  const title = await page.title();
  await scorecard.fill(page);
  // while React takes the page over a fault is another one
  await expect(scorecard.button(page, 'Analyze My Profile')).toBeEnabled();
  const mend = await breakForms(page, 'businessName');
  await scorecard.button(page, 'Analyze My Profile').click();
  await (await expectFullScreen(page)).click();
  await expectFullScreen(page);
  await mend();
  await page.keyboard.press('Escape');
  await expect(screenOf(page)).toBeHidden();
  await expect(scorecard.field(page, 'Business Name *')).toHaveValue(scorecard.FIRM);
  await expect(scorecard.field(page, 'Email Address *')).toHaveValue('dana@whitfield-law.example');
  await expect(page).toHaveTitle(title);
  await scorecard.saves(page, 200);
  await scorecard.analyze(page);
  await expect(scorecard.heading(page)).toHaveText(scorecard.HEADLINE);
});
