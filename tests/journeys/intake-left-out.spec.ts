import type { Page } from '@playwright/test';
import { answers, button, field, generate, open, sheet, toLastStep, tool } from './intake-visitor.ts';
import { expect, test } from './journey.ts';

const WISHES = 'We speak Spanish. Our parrot greets every visitor.';
const leftOut = (page: Page) => tool(page).getByRole('listitem').filter({ hasText: '“Our parrot' });
const title = (page: Page) => tool(page).getByRole('heading', { name: 'Not used, and why', exact: true });

test('the script says what of the considerations it leaves out and why, in the words of the preview', async ({
  page,
  site,
}) => {
  await open(page, site.url);
  await generate(page, WISHES);
  await expect(sheet(page)).toContainText('Spanish');
  await expect(title(page)).toBeVisible();
  const said = await leftOut(page).innerText();
  await expect(tool(page).getByText('“We speak Spanish')).toHaveCount(0);

  await page.reload();
  await expect(leftOut(page)).toHaveText(said, { useInnerText: true });
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeHidden();
  await page.emulateMedia({ media: null });

  await button(page, 'Generate Another Script').click();
  for (const name of ['Personal Injury', 'Phone', 'Warm']) {
    await tool(page).getByRole('radio', { name, exact: true }).check();
    await button(page, 'Next').click();
  }
  await field(page, 'Special considerations (optional)').fill(WISHES);
  await button(page, 'Show What Will Be Said').click();
  await expect(leftOut(page)).toContainText(said.split('\n')[0] ?? '');
});

test('nothing is said of what is left out where nothing is', async ({ page, site }) => {
  await open(page, site.url);
  await generate(page, 'We speak Spanish.');
  await expect(sheet(page)).toContainText('Spanish');
  await expect(title(page)).toHaveCount(0);
});

test('an address without a space among the considerations stays inside a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await open(page, site.url);
  await toLastStep(page, `Our parrot is at https://www.whitfield-law.example/${'parrot'.repeat(20)}`);
  await button(page, 'Back').click();
  await button(page, 'Show What Will Be Said').click();
  await expect(leftOut(page)).toBeVisible();
  expect(await sideways()).toBe(0);
  await button(page, 'Next').click();
  await button(page, 'Generate Script').click();
  await expect(leftOut(page)).toBeVisible();
  expect(await sideways()).toBe(0);
});

test.describe('when the reading fails', () => {
  test.use({ allowedTroubles: /net::ERR_FAILED/ });

  test('the script comes all the same; an answer that is late is shown beside it', async ({ page }) => {
    const { promise: asked, resolve: answerNow } = Promise.withResolvers<void>();
    await answers(page, { 'read-considerations': (route) => route.abort() });
    await open(page);
    await generate(page, WISHES);
    await expect(title(page)).toHaveCount(0);
    await button(page, 'Generate Another Script').click();
    await page.unroute('**/functions/v1/*');
    await answers(page, {
      'read-considerations': async (route) => {
        await asked;
        await route.fallback();
      },
    });
    await generate(page, WISHES);
    await expect(title(page)).toHaveCount(0);
    answerNow();
    await expect(leftOut(page)).toBeVisible();
  });
});
